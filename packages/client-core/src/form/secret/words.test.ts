// Each word that makes a name a secret, or keeps one from being asked for.
import { describe, expect, it } from "vitest";
import { lastWords, noSecrets, secretNames, wholeKeys } from "../test/secretNames.js";
import { secretOf } from "../test/secretOf.js";

const byTitle = (title: string) => secretOf("field", { title });

describe("names of secrets", () => {
  it.each(secretNames)("%s, wherever it stands [F-18]", (name) => {
    expect(byTitle(name)).toBe("title");
    expect(byTitle(`${name} 🔒 here`)).toBe("title");
    expect(byTitle(`Account ${name}`)).toBe("title");
  });

  it.each("password passwd Passwort Kennwort apikey passphrase".split(" "))(
    "%s at the end of a longer word [F-18]",
    (name) => {
      expect(byTitle(`Master${name.toLowerCase()}`)).toBe("title");
      expect(byTitle(`Master${name.toLowerCase()}s`)).toBe("title");
      expect(byTitle(`Master${name.toLowerCase()}ly`)).toBeUndefined();
    },
  );

  it.each(lastWords)("%s as the last word [F-18]", (name) => {
    expect(byTitle(name)).toBe("title");
    expect(byTitle(`Your ${name}`)).toBe("title");
    expect(byTitle(`${name} colour`)).toBeUndefined();
  });

  it.each(["reset_token", "resetTokenHere", "reset_password_token", "resetPasswordTokenHere"])(
    "%s: a key says what is kept, not what is done [F-18]",
    (key) => {
      expect(secretOf(key)).toBe("key");
      expect(byTitle("Reset token")).toBeUndefined();
    },
  );

  it.each(wholeKeys)("%s as a whole key [F-18]", (key) => {
    expect(secretOf(key)).toBe("key");
    expect(secretOf(`${key}_colour`)).toBeUndefined();
  });
});

describe.each(Object.entries(noSecrets))(
  "what has to do with %s and asks for none",
  (word, list) => {
    const titles = list
      .split(/[|\n]/u)
      .map((title) => title.trim().replace("–", word))
      .filter((title) => title !== "");

    it.each(titles)("%s [F-18]", (title) => {
      expect(byTitle(title)).toBeUndefined();
    });

    it("while the word alone does [F-18]", () => {
      expect(byTitle(word)).toBe("title");
    });
  },
);

describe("verbs", () => {
  it.each(
    `enter reenter provide type paste input give share supply confirm specify submit insert repeat retype need needs
    geben eingeben angeben bestätigen wiederholen nennen introduzca introduce ingrese ingresa escriba escribe proporcione
    confirme indique entrez saisissez saisir entrer tapez fournissez confirmez indiquez أدخل اكتب يرجى إدخال`.split(
      /\s+/u,
    ),
  )("%s: what follows is asked for, not what stands before [F-18]", (verb) => {
    expect(byTitle(`For the site ${verb} password`)).toBe("title");
    expect(byTitle("For the site password")).toBeUndefined();
  });

  it.each(
    `include includes including use put send tell write reveal disclose post store add contain contains upload mention
    teilen senden schreiben verwenden incluya incluyas comparta compartas envíe envíes incluez partagez envoyez
    communiquez`.split(/\s+/u),
  )("never %s: what follows is not wanted [F-18]", (verb) => {
    expect(byTitle(`Never ${verb} your name, PIN`)).toBeUndefined();
    expect(byTitle("Never mind your name, PIN")).toBe("title");
  });
});

it.each(
  `postal zip postcode area delivery address street city state district country locality village town region
  landmark`.split(/\s+/u),
)("%s: a PIN code beside it is a postal code [F-18]", (place) => {
  expect(secretOf("pin_code", {}, { [place]: { type: "string" } })).toBeUndefined();
});
