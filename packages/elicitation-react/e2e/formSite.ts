// Serves a production build of the form page under a policy that allows no inline code and no eval.
import { join } from "node:path";
import { buildPage, listen, pathOf, sendFile } from "./serve.js";

export interface FormSite {
  origin: string;
  close: () => Promise<void>;
}

/** @param page folder of the page, beside this file */
export async function startFormSite(page = "formPage"): Promise<FormSite> {
  const { folder, remove } = await buildPage(page);
  const { origin, close } = await listen((request, response) =>
    sendFile(response, join(folder, pathOf(request.url))),
  );
  return {
    origin,
    close: async () => {
      await close();
      await remove();
    },
  };
}
