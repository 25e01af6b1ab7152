import { describe, expect, it } from "vitest";
import { parseRequestedSchema } from "../index.js";
import { formOf, objectSchema } from "../test/fill.js";
import { ordinaryFields } from "../test/ordinaryFields.js";

const secretOf = (key: string, schema: object = {}, siblings: object = {}) =>
  formOf(objectSchema({ [key]: { type: "string", ...schema }, ...siblings })).fields[0]?.secret;

describe("fields that ask for a secret", () => {
  it.each([
    "password",
    "Password",
    "passwd",
    "pwd",
    "pw",
    "userPassword",
    "db_password",
    "DB_PASS",
    "PASSWORD2",
    "newPassword",
    "confirm-password",
    "apiKey",
    "API_KEY",
    "APIKey",
    "apikey",
    "openai_api_key",
    "x-api-key",
    "secret",
    "clientSecret",
    "client_secret",
    "AWS_SECRET_ACCESS_KEY",
    "webhook.secret",
    "token",
    "accessToken",
    "access_token",
    "githubToken",
    "GITHUB_TOKEN",
    "bot_token",
    "reset_password_token",
    "privateKey",
    "ssh_key",
    "pin",
    "PIN",
    "userPin",
    "pin_code",
    "otp",
    "otpCode",
    "cvv",
    "cvc",
    "card_number",
    "cardNumber",
    "creditCard",
    "ssn",
    "recovery_code",
    "seedPhrase",
    "credentials",
    "passphrase",
    "passcode",
    "verificationCode",
    "passwort",
    "kennwort",
    "benutzerPasswort",
    "contraseña",
    "mot_de_passe",
    "mdp",
    "パスワード",
    "密码",
    "كلمة_المرور",
    "masterpassword",
    "wifi.password",
  ])("by the key %j [F-18]", (key) => {
    expect(secretOf(key)).toBe("key");
  });

  it.each([
    "Password",
    "Your password",
    "Current password (required)",
    "Password (min. 8 characters)",
    "Password for the SMTP server",
    "Enter your account password",
    "To continue, enter your password",
    "To continue enter your password",
    "API key",
    "Your OpenAI API key:",
    "GitHub token",
    "Personal access token",
    "Client secret",
    "Private key (PEM)",
    "PIN",
    "Card PIN",
    "PIN code",
    "Credit card number",
    "Card number",
    "CVV",
    "Security code",
    "One-time code",
    "Verification code",
    "Recovery phrase",
    "Please type the 2FA code",
    "Social Security number",
    "Login credentials",
    "Database connection string",
    "Token",
    "Secret",
    "Pаsswоrd",
    "P@ssw0rd",
    "ＰＡＳＳＷＯＲＤ",
    "Passwort",
    "Ihr Passwort",
    "Geben Sie bitte Ihr Kennwort ein",
    "WLAN-Passwort",
    "API-Schlüssel",
    "Privater Schlüssel",
    "Zugangsdaten",
    "Kreditkartennummer",
    "Sicherheitscode",
    "Geheimzahl",
    "Contraseña",
    "Introduzca su contraseña",
    "Clave de acceso",
    "Número de tarjeta",
    "Código de verificación",
    "Clave",
    "Mot de passe",
    "Saisissez votre mot de passe",
    "Clé d’API",
    "Code de sécurité",
    "Numéro de carte",
    "Jeton d'accès",
    "パスワード",
    "パスワードを入力してください",
    "暗証番号",
    "APIキー",
    "カード番号",
    "認証コード",
    "密码",
    "请输入您的密码",
    "API密钥",
    "验证码",
    "信用卡号",
    "私钥",
    "密碼",
    "كلمة المرور",
    "أدخل كلمة السر",
    "الرقم السري",
    "رمز التحقق",
    "رقم البطاقة",
  ])("by the title %j [F-18]", (title) => {
    expect(secretOf("field", { title })).toBe("title");
  });

  it.each([
    "Your GitHub password",
    "Enter the API key of your account.",
    "Shown once. Paste the access token here.",
    "The password you use to sign in",
    "Ihr Passwort für den Dienst",
    "Votre mot de passe habituel",
  ])("by the description %j [F-18]", (description) => {
    expect(secretOf("field", { title: "Field", description })).toBe("description");
  });

  it("by format and writeOnly, also in a list [F-18]", () => {
    expect(secretOf("a", { format: "password" })).toBe("format");
    expect(secretOf("a", { writeOnly: true })).toBe("writeOnly");
    expect(secretOf("a", { type: "array", items: { type: "string", format: "password" } })).toBe(
      "format",
    );
    expect(secretOf("pin", { type: "integer" })).toBe("key");
  });

  it("by the message, when it is all that names the only field [F-18]", () => {
    const schema = objectSchema({ value: { type: "string", title: "Value" } });
    const reasonFor = (message: string) => {
      const parsed = parseRequestedSchema(schema, { message });
      return parsed.ok ? parsed.form.fields[0]?.secret : "refused";
    };
    expect(reasonFor("Enter your account password")).toBe("message");
    expect(reasonFor("Session expired. Re-enter PIN.")).toBe("message");
    expect(reasonFor("What is the project called?")).toBeUndefined();
    expect(reasonFor("Which e-mail address should the password reset go to?")).toBeUndefined();
  });

  it("not where nothing is typed: choices are the server's own words [F-18]", () => {
    expect(secretOf("password", { type: "boolean" })).toBeUndefined();
    expect(secretOf("token", { enum: ["a", "b"] })).toBeUndefined();
  });

  it("takes a PIN code for a postal code among the parts of an address [F-18]", () => {
    const city = { city: { type: "string" } };
    expect(secretOf("pincode", {}, city)).toBeUndefined();
    expect(secretOf("pin_code", {}, city)).toBeUndefined();
    expect(secretOf("a", { title: "PIN code of your area" })).toBeUndefined();
    expect(secretOf("password", {}, city)).toBe("key");
  });
});

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
  ])("covers nothing that is asked for after it: %j [F-18]", (description) => {
    expect(secretOf("field", { title: "Field", description })).toBe("description");
  });
});

describe("ordinary fields", () => {
  it("are at least two hundred", () => {
    expect(ordinaryFields.length).toBeGreaterThan(250);
  });

  it.each(ordinaryFields)("%j raises nothing as a key, title or description [F-18]", (text) => {
    expect([
      secretOf(text),
      secretOf("field", { title: text }),
      secretOf("field", { title: "Field", description: text }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
