import type { SecretSentences } from "../formTypes.js";

export const secrets: SecretSentences = {
  secretTitle: "This form asks for a secret",
  secretBlocked: ({ labels }) =>
    `It asks for ${labels}. What is typed here can be read by this app and by the AI model, and servers must not ask for secrets this way. Sending is off. Decline: a server that needs this can ask you to sign in on its own page.`,
  secretWarning: ({ labels }) =>
    `It asks for ${labels}. What is typed here can be read by this app and by the AI model, and servers must not ask for secrets this way. If in doubt, decline.`,
  credentialTitle: ({ count }, format) =>
    format.plural(count, {
      one: "One answer looks like a secret",
      other: `${format.number(count)} answers look like secrets`,
    }),
  credentialAdvice:
    "It has not been sent. Whoever gets it can act as you; this app and the AI model can read it too.",
  credentialSend: "Send anyway",
  credentialBack: "Go back and change it",
  "credential.known-prefix": "looks like an access key",
  "credential.jwt": "looks like a sign-in token",
  "credential.private-key": "looks like a private key",
  "credential.card-number": "looks like a card number",
};
