// What people call secrets, in the kit's languages. Lower case, without accents; a phrase is words in
// a row, and each word may have a plural s. docs/forms.md explains the choices.

const list = (text: string): string[] => text.split(",").map((phrase) => phrase.trim());

/** A secret wherever they stand, unless what stands around them says otherwise. */
export const phrases: readonly string[] = list(`
  pwd, pass word, pass phrase, passcode, pass code, api key, api token, api secret,
  access key, access token, auth token, authentication token, authorization token, bearer token, refresh token,
  session token, security token, id token, github token, gitlab token, slack token,
  bot token, reset token, reset password token, login token, user token, deploy token, secret key, secret value, secret token,
  client secret, app secret, shared secret, webhook secret, signing secret, consumer secret, private key,
  ssh key, pgp key, gpg key, signing key, encryption key, decryption key, master key, service account key, deploy key,
  wallet key, recovery code, recovery key, recovery phrase, seed phrase, secret phrase, mnemonic phrase, backup code,
  one time code, otp, totp, 2fa code, mfa code, two factor code, authenticator code, 4 digit code, 6 digit code, login code,
  sms code, verification code, security code, cvv, cvc, card verification value, credit card,
  credit card number, card number, cardnumber, creditcard, ssn, social security number,
  login credential, account credential, user credential, your credential, aws credential, database credential,
  connection string, session cookie, auth cookie, authorization header, security answer, secret answer,

  losungswort, geheimzahl, geheimcode, api schlussel, geheimer schlussel, geheimen schlussel,
  privater schlussel, privaten schlussel, zugriffstoken, zugangstoken, zugriffsschlussel, zugangsschlussel,
  zugangsdaten, anmeldedaten, zugangscode, kreditkartennummer, kartennummer, kreditkarte, kartenprufnummer,
  prufnummer der karte, sicherheitscode, bestatigungscode, verifizierungscode, einmalcode,
  wiederherstellungscode, wiederherstellungsschlussel, wiederherstellungsphrase, tan nummer, mtan, geheime antwort,

  contrasena, contrasenia, clave de acceso, clave secreta, clave privada, clave api, clave de api, clave de la api,
  clave personal, palabra secreta, frase semilla, frase de recuperacion, token de acceso,
  codigo de seguridad, codigo de verificacion, codigo de recuperacion, codigo secreto, numero de tarjeta,
  numero de la tarjeta, tarjeta de credito, credenciales de acceso, nip,

  mot de passe, mdp, phrase secrete, phrase de recuperation, phrase de passe, code secret, code confidentiel,
  code d acces, code de securite, code de verification, code de recuperation, cle api, cle d api, cle de l api,
  cle privee, cle secrete, cle d acces, jeton d acces, jeton d api, jeton d authentification, numero de carte,
  numero de la carte, carte de credit, carte bancaire, cryptogramme, identifiants de connexion,

  كلمة مرور, كلمة سر, رقم سري, رمز سري, رمز مرور, عبارة مرور, مفتاح api, مفتاح سري, مفتاح خاص, رمز وصول,
  رمز تحقق, رمز امان, رقم بطاقة, بطاقة ائتمان, بيانات اعتماد, رمز pin
`);

/** Secrets alone, and at the end of a longer word: some languages write words together. */
export const suffixes: readonly string[] = list(
  "password, passwd, passwort, kennwort, apikey, passphrase",
);

/** Secrets only when they are the last word of what names the field. */
export const heads: readonly string[] = list(
  "secret, token, pin, clave, geheimnis, jeton, credential, creds",
);

/** Secrets only when they are the whole key. */
export const wholeKeys: readonly string[] = list(
  "pass, pw, db pass, user pass, smtp pass, admin pass, root pass, login pass, secrets",
);

/** In front of a word of `heads` or `phrases`: something else that is called so. */
export const otherKinds: { readonly [head: string]: readonly string[] } = {
  secret: list("top, trade, open, keep, s, kubernetes, k8s, vault"),
  token: list(`
    max, maximum, min, minimum, page, next, previous, continuation, sync, cursor, pagination, resume, design,
    color, stop, start, end, eos, bos, pad, mask, unknown, special, cancellation, progress, input, output, prompt,
    completion, per, each, first, last, erc, nft, governance, game, board, utility, payment, reward, swap`),
  pin: list(`
    gpio, map, drop, board, push, lapel, output, input, led, data, chip, header, location, safety, bowling, enamel,
    clock, power, ground, digital, analog, sensor, trigger, echo, pull, hair, rolling, will, tap, the`),
  clave: list("palabra, punto, dato, pregunta, indicador, codigo"),
  credential: list("academic, professional, medical, teaching, post nominal"),
  "card number": list(`
    loyalty, library, gift, sim, id, identity, membership, member, business, insurance, health, green, student, medicare,
    report, memory, sd, graphics, network, score, key, rewards, reward, flyer, fidelity, test, post, time, punch, trading,
    playing, index, flash, visiting, residence, press, tarot, vaccination, donor`),
  "ssh key": list("public"),
  "security code": list("country, stock, instrument, isin"),
};

/** After the word: it is about the secret, and asks for none. */
export const aboutWords: ReadonlySet<string> = new Set(
  list(`
    name, names, id, ids, identifier, label, title, count, limit, limits, length, size, strength, policy, policies,
    rule, rules, requirement, requirements, reset, resets, resetting, recovery, manager, managers, hint, hints, expiry,
    expiration, expires, rotation, generator, history, attempts, type, types, format, prefix, status, scope, scopes,
    owner, path, file, filename, location, url, uri, link, alias, version, column, protected, protection, less, free,
    budget, usage, holder, symbol, description, age, algorithm, settings, enabled, disabled, complexity, entry, entries, change, changes, update, forgotten, santa,
    network, brand, issuer, provider, backend, store, storage, mode, agency, service, garden, ballot, ingredient,
    vergessen, zurucksetzen, zuruckgesetzt, andern, lange, richtlinie, hinweis, starke,
    olvidada, olvidado, caducada, longitud, restablecer, oublie, oubliee, perdu, expire, longueur,
    vergessene, نسيت, منسية
  `),
);

/** Before the word: a refusal, or something done to a secret that exists. */
export const negators: ReadonlySet<string> = new Set(
  list(`
    no, not, never, without, dont, don, isn, aren, nor, forgot, forgotten, forget, lost, reset, resetting, resets,
    rotate, rotated, delete, remove, select, choose, pick, which, revoke, revoked, expired, disable, avoid, unless, exclude, excluding,
    kein, keine, keinen, nie, niemals, nicht, ohne, vergessen, zurucksetzen, zuruckgesetzt,
    nunca, sin, ningun, ninguna, restablecer, olvido, olvidaste, olvide, recuperar,
    ne, pas, jamais, sans, aucun, aucune, reinitialiser, reinitialisation, oublie, oubliee,
    لا, بدون, نسيت, استعادة, تعيين, ليس, دون
  `),
);

/** Between what is asked for and the secret: the field asks for the former. */
export const relators: ReadonlySet<string> = new Set(
  list(`
    of, for, whose, with, to, by, from, in, on, into, using, via, about, when, if, where, that, used, name, label, and, or,
    fur, von, vom, zum, zur, des, mit, dessen, deren, uber, wenn, bezeichnung, und, oder,
    para, por, con, cuya, cuyo, del, sobre, cuando, si, nombre, etiqueta, y, o,
    pour, par, avec, du, sur, quand, nom, et, ou,
    من, في, الى, على, عن, مع, اسم
  `),
);

/** What follows is what is asked for. */
export const askVerbs: ReadonlySet<string> = new Set(
  list(`
    enter, reenter, provide, type, paste, input, give, share, supply, confirm, specify, submit, insert, repeat, retype, need, needs,
    geben, eingeben, angeben, bestatigen, wiederholen, nennen, introduzca, introduce, ingrese, ingresa, escriba, escribe,
    proporcione, confirme, indique, entrez, saisissez, saisir, entrer, tapez, fournissez, confirmez, indiquez,
    ادخل, اكتب, يرجى, ادخال
  `),
);

/** With a refusal before them: what follows is what is not wanted. */
export const giveVerbs: ReadonlySet<string> = new Set(
  list(`
    include, includes, including, use, put, send, tell, write, reveal, disclose, post, store, add, contain, contains, upload, mention,
    teilen, senden, schreiben, verwenden, incluya, incluyas, comparta, compartas, envie, envies,
    incluez, partagez, envoyez, communiquez
  `),
);

/**
 * Chinese and Japanese, without word boundaries: what is refused before, the word, what it is about after.
 * Wide signs are narrow by then.
 */
export const ideographic: RegExp =
  /(?<!(?:忘记|忘記|重置|找回|无需|無需|不要|请勿|請勿|没有|沒有|邮政)[^\n。!?]{0,8})(?:密码|密碼|口令|密钥|密鑰|金鑰|私钥|私鑰|访问令牌|存取權杖|验证码|驗證碼|动态码|安全码|安全碼|信用卡号|银行卡号|信用卡號|助记词|pin码|パスワード|パスフレーズ|暗証番号|秘密鍵|apiキー|アクセスキー|アクセストークン|シークレット|認証コード|確認コード|ワンタイムコード|カード番号|セキュリティコード|リカバリーコード)(?!(?:の|的|を|は|が)?(?:リセット|再設定|忘れ|長さ|ポリシー|強度|マネージャ|変更|不要|いりません|入力しない|必要ありません|ヒント|名前|有効期限|重置|找回|长度|長度|强度|策略|管理|提示|名称|名稱|过期|過期|id))/u;

/** Beside one of these, a PIN code is the postal code of India. */
export const postalWords: ReadonlySet<string> = new Set(
  list(`
    postal, zip, postcode, area, delivery, address, street, city, state, district, country, locality, village, town, region, landmark
  `),
);
