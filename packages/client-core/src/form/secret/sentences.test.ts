// What a title or description asks for: the secret that it names, or something about it.
import { describe, expect, it } from "vitest";
import { secretOf } from "../test/secretOf.js";

const byTitle = (title: string) => secretOf("field", { title });
const byDescription = (description: string) => secretOf("field", { title: "Field", description });

describe("a refusal", () => {
  it.each([
    "Your favorite integer (do not give us your phone number, pin, or other sensitive info)",
    "Do not include passwords, API keys, or other sensitive information",
    "Never enter your password, API key or card number.",
    "Please do not share secrets (passwords, access tokens, private keys).",
    "No passwords, no API keys, PIN or token",
    "Please don’t send credentials, e.g. a password, here",
    "Do not type “password” or “secret”",
    "Geben Sie hier keine Zugangsdaten, Kennwort oder PIN ein",
    "No incluya su contraseña, clave secreta ni PIN",
    "Ne saisissez pas de mot de passe, code secret ou PIN",
    "No passwords, PIN",
    "Dont send passwords, PIN",
    "Which password, PIN",
    "Without a token, PIN",
    "Please no password here, PIN",
    "Do not include your name, PIN",
    "Not to be put in a ticket, PIN",
    "Keine Zugangsdaten, z.B. ein Passwort",
    "Keine Zugangsdaten, z. B. ein Passwort",
    "Jamais d’identifiants de connexion, p.ex. un mot de passe",
    "Jamais d’identifiants de connexion, p. ex. un mot de passe",
    "Sin credenciales de acceso, p.ej. una contraseña",
    "Sin credenciales de acceso, p. ej. una contraseña",
    "No credentials, i.e. a password",
    "请勿输入您的密码",
    "忘记了您的密码",
  ])("reaches as far as its list: %j [F-18]", (description) => {
    expect(secretOf("field", { title: "Field", description })).toBeUndefined();
  });

  it.each([
    "Do not worry, enter your password",
    "Do not share it with anybody. Password",
    "Do not give us your phone number; PIN",
    "(Do not share your phone number) PIN",
    "Never share this: API key",
    "Not shown to others, password",
    "Do not enter your name, but provide the API key",
    "No spaces, PIN",
    "Name of the token not shown, PIN",
    "Password hint not needed, PIN",
    "Not the name. E.g. a password",
    "请勿分享。密码",
    "忘记了？密码",
    "请勿分享\n密码",
    "请勿在此处输入您的任何其他数据 密码",
  ])("covers nothing that is asked for after it: %j [F-18]", (description) => {
    expect(secretOf("field", { title: "Field", description })).toBe("description");
  });
});

describe("a name of a secret", () => {
  it.each([
    "Passwords",
    "Your passwords",
    "API keys",
    "Access tokens",
    "Recovery codes",
    "Token *",
    "Token –",
    "PIN (4 digits)",
    "PIN code *",
    "Token for the API",
    "Token of the bot",
    "Secret with which webhooks are signed",
    "PIN eingeben",
    "Token eingeben",
    "Token: enter",
    "Credentials for the database",
    "Your old company mail account main password",
    "To go on with the booking, please enter the password of your account",
    "الدخول بالرقم السري",
    "رمز الأمان",
    "للرقم السري",
  ])("is asked for by %j [F-18]", (title) => {
    expect(byTitle(title)).toBe("title");
  });

  it.each([
    "Token number",
    "token_number",
    "Token 2 of 3",
    "Token code",
    "PIN barcode",
    "PIN codename",
    "PIN numbering",
    "Pin for the map",
    "Pin to the board",
    "Pin on the map",
    "Secret to be rotated",
    "Our trade secret",
    "A top secret",
    "Credit card number format",
    "credit_card_number_hint",
    "Your public SSH key",
    "Stock security code",
    "password_min_length",
    "Password max length",
    "Password minimum length",
    "Password maximum age",
    "Your very old company mail account main password",
    "رابط الى كلمة المرور",
  ])("is not asked for by %j [F-18]", (title) => {
    expect(byTitle(title)).toBeUndefined();
  });

  it.each([
    ["userPINCode", "key"],
    ["AWSToken", "key"],
    ["myAPIKey", "key"],
    ["v2Token", "key"],
    ["tokenURL", undefined],
    ["myAPIKeyName", undefined],
    ["notAToken", undefined],
    ["pwOld", undefined],
    ["Pw", "key"],
    ["db-pass", "key"],
    ["pass_db", undefined],
    ["---", undefined],
  ])("stands in the key %j: %s [F-18]", (key, reason) => {
    expect(secretOf(key)).toBe(reason);
  });

  it("counts within the first 600 characters, as what names the field [F-18]", () => {
    const before = (length: number) => "So. ".repeat(150).slice(-length);
    expect(byDescription(`${before(592)}Password`)).toBe("description");
    expect(byDescription(`${before(592)} Password`)).toBeUndefined();
    expect(secretOf(`${"_".repeat(592)}password`)).toBe("key");
    expect(secretOf(`${"_".repeat(593)}password`)).toBeUndefined();
  });
});

describe("a PIN code", () => {
  const city = { city: { type: "string" } };

  it("is a postal code among the parts of an address [F-18]", () => {
    expect(secretOf("pin_code")).toBe("key");
    expect(secretOf("pin_code", {}, { colour: { type: "string" } })).toBe("key");
    for (const key of ["pin_code", "pinCode", "pin", "areaPin"]) {
      expect(secretOf(key, {}, city)).toBeUndefined();
    }
    for (const key of ["deliveryAddress", "zip", "home-town", "Village"]) {
      expect(secretOf("pin_code", {}, { [key]: { type: "string" } })).toBeUndefined();
    }
  });

  it("is one where its own title or description speaks of a place [F-18]", () => {
    expect(secretOf("a", { title: "PIN code" })).toBe("title");
    expect(secretOf("a", { title: "Area PIN code" })).toBeUndefined();
    expect(secretOf("a", { title: "PIN code", description: "Of your street" })).toBeUndefined();
    expect(secretOf("a", { title: "Code", description: "Postal PIN code" })).toBeUndefined();
  });

  it("is none where another secret is asked for as well [F-18]", () => {
    expect(secretOf("password", {}, city)).toBe("key");
    expect(secretOf("a", { title: "PIN, password" }, city)).toBe("title");
    expect(secretOf("a", { title: "Do not worry, enter your password" }, city)).toBe("title");
  });
});
