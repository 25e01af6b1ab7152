import type { ReactNode } from "react";
import { ElicitationForm } from "../form/ElicitationForm.js";
import { UrlConsent } from "../url/UrlConsent.js";
import type { FormItemProps, ItemComponents, UrlItemProps } from "./itemComponents.js";

function Form({ item: _, ...props }: FormItemProps): ReactNode {
  return <ElicitationForm {...props} />;
}

function Url({ item: _, ...props }: UrlItemProps): ReactNode {
  return <UrlConsent {...props} />;
}

export const defaultComponents: ItemComponents = { Form, Url };
