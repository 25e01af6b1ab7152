import { describe, expect, it } from "vitest";
import { parseRequestedSchema } from "../index.js";
import { objectSchema } from "../test/fill.js";
import { ordinaryFields } from "../test/ordinaryFields.js";
import { secretOf } from "../test/secretOf.js";

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
    const listOf = (items: object, list: object = {}) =>
      secretOf("a", { type: "array", items: { type: "string", ...items }, ...list });
    expect(secretOf("a", { format: "password" })).toBe("format");
    expect(secretOf("a", { format: "secret" })).toBe("format");
    expect(secretOf("a", { format: "date" })).toBeUndefined();
    expect(secretOf("a", { writeOnly: true })).toBe("writeOnly");
    expect(secretOf("a", { writeOnly: false })).toBeUndefined();
    expect(listOf({ format: "password" })).toBe("format");
    expect(listOf({}, { format: "password" })).toBe("format");
    expect(listOf({ writeOnly: true })).toBe("writeOnly");
    expect(listOf({}, { writeOnly: true })).toBe("writeOnly");
    expect(listOf({ writeOnly: false }, { writeOnly: false })).toBeUndefined();
  });

  it("in every kind of field in which something is typed [F-18]", () => {
    expect(secretOf("pin", { type: "integer" })).toBe("key");
    expect(secretOf("pin", { type: "number" })).toBe("key");
    expect(
      secretOf("tokens", { type: "array", items: { type: "string" }, title: "API keys" }),
    ).toBe("title");
  });

  it("whatever else the schema says of the field [F-18]", () => {
    for (const items of [null, [], "string", 7]) {
      expect(secretOf("a", { items, writeOnly: true })).toBe("writeOnly");
    }
    expect(secretOf("a", { items: null })).toBeUndefined();
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
