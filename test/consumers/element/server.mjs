import { serve } from "./serve.mjs";

serve({
  "/client-core/": "node_modules/@askback/client-core/dist",
  "/elicitation-react/": "node_modules/@askback/elicitation-react/dist",
  "/": "dist",
});
