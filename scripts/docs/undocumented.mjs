// Finds what a host can see and nobody has described. TypeDoc's own check passes over the members of
// types, which are most of what a host reads.
import { ReflectionKind } from "typedoc";

const members =
  ReflectionKind.Property |
  ReflectionKind.Method |
  ReflectionKind.Accessor |
  ReflectionKind.EnumMember;
const exported =
  ReflectionKind.Function |
  ReflectionKind.Class |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Variable;

/** Keyed by codes that have a page (docs/url-findings.md), or by sentences that explain themselves (messages/en). */
const describedElsewhere = /^FindingParams$|Messages$/u;

/**
 * @param {import("typedoc").ProjectReflection} project
 * @returns {string[]} names, sorted
 */
export function findUndocumented(project) {
  return Object.values(project.reflections)
    .filter((each) => each.isDeclaration() && each.kindOf(members | exported))
    .filter((each) => each.isDeclaration() && !isDescribed(each))
    .map((each) => each.getFriendlyFullName())
    .sort();
}

/** @param {import("typedoc").DeclarationReflection} reflection */
function isDescribed(reflection) {
  if (reflection.flags.isExternal || reflection.inheritedFrom || reflection.overwrites) return true;
  if (reflection.hasComment()) return true;
  const signatures = reflection.getNonIndexSignatures?.() ?? [];
  if (signatures.some((signature) => signature.hasComment())) return true;
  // A shape written in place is described where it stands: by its type, property or parameter.
  const { parent } = reflection;
  if (parent?.kindOf(ReflectionKind.TypeLiteral)) return true;
  return parent?.hasComment() === true && describedElsewhere.test(parent.name);
}
