import { signInBrands } from "./brands.js";
import { readHost, siteKey } from "./host.js";
import { readLabel } from "./label.js";
import { parseUrl } from "./parse.js";
import { readSite } from "./site.js";
import { skeleton } from "./skeleton.js";
import type { UrlContext } from "./types.js";

/** A site that an address may want to pass for. */
export interface Target {
  /** Registrable domain, decoded. */
  domain: string;
  /** Label left of the suffix, decoded. */
  name: string;
  skeleton: string;
}

/** Targets with what is needed to find those that resemble a name without comparing with each. */
export interface TargetIndex {
  domains: ReadonlyMap<string, Target>;
  bySkeleton: ReadonlyMap<string, readonly Target[]>;
  /** Skeletons with one letter left out. */
  byDeletion: ReadonlyMap<string, readonly Target[]>;
}

/** Names shorter than this have too many ordinary neighbours. */
export const shortestForTypos = 5;

let builtIn: TargetIndex | undefined;
// A host passes the same list with every call.
const ofHost = new WeakMap<readonly string[], TargetIndex>();

/** The indexes to look in: the two sites at hand first, then the host's brands, then ours. */
export function knownTargets(context: UrlContext): readonly TargetIndex[] {
  const sites = [context.serverOrigin, context.hostOrigin].map(siteOfOrigin);
  const own = sites.filter((site) => site !== undefined);
  builtIn ??= indexTargets(signInBrands);
  return [
    ...(own.length > 0 ? [indexTargets(own)] : []),
    ...(context.brands ? [indexOfHost(context.brands)] : []),
    builtIn,
  ];
}

function indexOfHost(brands: readonly string[]): TargetIndex {
  let index = ofHost.get(brands);
  if (!index) {
    index = indexTargets(brands);
    ofHost.set(brands, index);
  }
  return index;
}

/** @returns the registrable domain, or else the host; undefined when the origin is none */
export function siteOfOrigin(origin: string | undefined): string | undefined {
  const hostname = origin === undefined ? undefined : parseUrl(origin)?.hostname;
  return hostname ? siteKey(readHost(hostname)) : undefined;
}

function indexTargets(domains: readonly string[]): TargetIndex {
  const byDomain = new Map<string, Target>();
  const bySkeleton = new Map<string, Target[]>();
  const byDeletion = new Map<string, Target[]>();
  for (const domain of domains) {
    const target = readTarget(domain);
    if (!target || byDomain.has(target.domain)) continue;
    byDomain.set(target.domain, target);
    push(bySkeleton, target.skeleton, target);
    if (target.name.length < shortestForTypos) continue;
    for (const shorter of deletions(target.skeleton)) push(byDeletion, shorter, target);
  }
  return { domains: byDomain, bySkeleton, byDeletion };
}

/** @param domain as a host application writes it: possibly in Unicode, possibly with capitals */
function readTarget(domain: string): Target | undefined {
  const hostname = parseUrl(`https://${domain}`)?.hostname;
  const site = hostname?.includes(".") ? readSite(hostname) : undefined;
  if (!site?.registrableDomain || site.name === undefined) return undefined;
  const name = readLabel(site.name).unicode;
  const suffix = site.registrableDomain.slice(site.name.length);
  return { domain: name + suffix, name, skeleton: skeleton(name) };
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** The text with each of its letters left out in turn, each result once. */
export function deletions(text: string): Set<string> {
  const results = new Set<string>();
  for (let i = 0; i < text.length; i += 1) results.add(text.slice(0, i) + text.slice(i + 1));
  return results;
}
