/** What people call secrets: each must be noticed, wherever in a title it stands. One line a language or matter. */
export const secretNames: readonly string[] = `
Password|Passwd|PWD|Passphrase|Pass word|Pass phrase|Passcode|Pass code|API key|Apikey|API token|API secret|Access key|Access token
Auth token|Authentication token|Authorization token|Bearer token|Refresh token|Session token|Security token|Personal access token
ID token|GitHub token|GitLab token|Slack token|Bot token|Login token|User token|Deploy token
Secret key|Secret access key|Secret value|Secret token|Client secret|App secret|Shared secret|Webhook secret|Signing secret
Consumer secret|Private key|SSH key|PGP key|GPG key|Signing key|Encryption key|Decryption key|Master key|Service account key
Deploy key|Wallet key|Recovery code|Recovery key|Recovery phrase|Seed phrase|Secret phrase|Mnemonic phrase|Backup code
One-time code|One-time password|OTP|TOTP|2FA code|MFA code|Two-factor code|Authenticator code|4-digit code|6-digit code|Login code
SMS code|Verification code|Security code|CVV|CVC|CVV2|CVC2|Card verification value|Credit card|Credit card number
Debit card number|Card number|Cardnumber|Creditcard|SSN|Social Security number|Login credentials|Account credentials
User credentials|Your credentials|AWS credentials|Database credentials|Connection string|Session cookie|Auth cookie
Authorization header|Security answer|Secret answer
Passwort|Kennwort|Losungswort|Geheimzahl|Geheimcode|API-Schlüssel|Geheimer Schlüssel|Geheimen Schlüssel|Privater Schlüssel
Privaten Schlüssel|Zugriffstoken|Zugangstoken|Zugriffsschlüssel|Zugangsschlüssel|Zugangsdaten|Anmeldedaten|Zugangscode
Kreditkartennummer|Kartennummer|Kreditkarte|Kartenprüfnummer|Prüfnummer der Karte|Sicherheitscode|Bestätigungscode
Verifizierungscode|Einmalpasswort|Einmalcode|Wiederherstellungscode|Wiederherstellungsschlüssel|Wiederherstellungsphrase
TAN-Nummer|mTAN|Geheime Antwort
Contraseña|Contrasenia|Clave de acceso|Clave secreta|Clave privada|Clave API|Clave de API|Clave de la API|Clave personal
Palabra secreta|Frase de contraseña|Frase semilla|Frase de recuperación|Token de acceso|Código de seguridad
Código de verificación|Código de recuperación|Código secreto|Número de tarjeta|Número de la tarjeta|Tarjeta de crédito
Credenciales de acceso|NIP
Mot de passe|MDP|Phrase secrète|Phrase de récupération|Phrase de passe|Code secret|Code confidentiel|Code d’accès
Code de sécurité|Code de vérification|Code de récupération|Clé API|Clé d’API|Clé de l’API|Clé privée|Clé secrète|Clé d’accès
Jeton d’accès|Jeton d’API|Jeton d’authentification|Numéro de carte|Numéro de la carte|Carte de crédit|Carte bancaire
Cryptogramme|Identifiants de connexion
كلمة المرور|كلمة السر|الرقم السري|الرمز السري|رمز المرور|عبارة المرور|مفتاح API|المفتاح السري|المفتاح الخاص|رمز الوصول
رمز التحقق|رمز الأمان|رقم البطاقة|رقم بطاقة الائتمان|بطاقة ائتمان|بيانات الاعتماد|رمز PIN
密码|密碼|口令|密钥|密鑰|金鑰|私钥|私鑰|访问令牌|存取權杖|验证码|驗證碼|动态码|安全码|安全碼|信用卡号|银行卡号|信用卡號|助记词|PIN码
パスワード|パスフレーズ|暗証番号|秘密鍵|APIキー|アクセスキー|アクセストークン|シークレット|認証コード|確認コード|ワンタイムコード|カード番号
セキュリティコード|リカバリーコード
`
  .split(/[|\n]/u)
  .filter((name) => name !== "");

/** Words that are secrets where nothing but a reference follows. */
export const lastWords: readonly string[] =
  "Secret|Token|PIN|Clave|Geheimnis|Jeton|Credential|Credentials|Creds".split("|");

/** Keys that are secrets as a whole. */
export const wholeKeys: readonly string[] =
  "pass|pw|dbPass|user_pass|smtp.pass|ADMIN_PASS|rootPass|login-pass|secrets|pinCode|pin_number".split(
    "|",
  );

/** Before a word, or after it: then it asks for no secret. A dash stands for the word. */
export const noSecrets: { readonly [word: string]: string } = {
  secret: "Top –|Trade –|Open –|Keep –|Victoria’s –|Ann’s –|Kubernetes –|k8s –|Vault –",
  token: `
    Max –|Maximum –|Min –|Minimum –|Page –|Next –|Next page –|Previous –|Continuation –|Sync –|Cursor –|Pagination –|Resume –
    Design –|Color –|Stop –|Start –|End –|EOS –|BOS –|Pad –|Mask –|Unknown –|Special –|Cancellation –|Progress –|Input –|Output –
    Prompt –|Completion –|Per –|Each –|First –|Last –|ERC –|NFT –|Governance –|Game –|Board –|Utility –|Payment –|Reward –
    Swap –|Next page –|From –|To –`,
  pin: `
    GPIO –|Map –|Drop –|Board –|Push –|Lapel –|Output –|Input –|LED –|Data –|Chip –|Header –|Location –|Safety –|Bowling –
    Enamel –|Reset –|Clock –|Power –|Ground –|Digital –|Analog –|Sensor –|Trigger –|Echo –|Pull –|Hair –|Rolling –|Will –|To –
    Tap –|The –`,
  clave: "Palabra –|Punto –|Dato –|Pregunta –|Indicador –|Código –",
  credential: "Academic –|Professional –|Medical –|Teaching –|Post-nominal –",
  "card number": `
    Loyalty –|Library –|Gift –|SIM –|ID –|Identity –|Membership –|Member –|Business –|Insurance –|Health –|Green –|Student –
    Medicare –|Report –|Memory –|SD –|Graphics –|Network –|Score –|Key –|Rewards –|Reward –|Flyer –|Fidelity –|Test –|Post –
    Time –|Punch –|Trading –|Playing –|Index –|Flash –|Visiting –|Residence –|Press –|Tarot –|Vaccination –|Donor –`,
  "security code": "Country –|Stock –|Instrument –|ISIN –",
  "SSH key": "Public –",
  password: `
    – name|– names|– id|– ids|– identifier|– label|– title|– count|– limit|– limits|– length|– size|– strength|– policy|– policies
    – rule|– rules|– requirement|– requirements|– reset|– resets|– resetting|– recovery|– manager|– managers|– hint|– hints
    – expiry|– expiration|– expires|– rotation|– generator|– history|– attempts|– type|– types|– format|– prefix|– status
    – scope|– scopes|– owner|– path|– file|– filename|– location|– URL|– URI|– link|– alias|– version|– column|– protected
    – protection|– less|– free|– budget|– usage|– holder|– symbol|– description|– age|– algorithm|– settings|– enabled
    – disabled|– complexity|– entry|– entries|– change|– changes|– update|– forgotten|– santa|– network|– brand|– issuer
    – provider|– backend|– store|– storage|– mode|– agency|– service|– garden|– ballot|– ingredient
    No –|Not –|Never –|Without –|Dont –|Don’t –|Isn’t –|Aren’t –|Nor –|Forgot –|Forgotten –|Forget –|Lost –|Reset –
    Resetting –|Resets –|Rotate –|Rotated –|Delete –|Remove –|Select –|Choose –|Pick –|Which –|Revoke –|Revoked –|Expired –
    Disable –|Avoid –|Unless –|Exclude –|Excluding –
    Mail of –|Mail for –|User whose –|User with –|Link to –|Way by –|Taken from –|Letters in –|Based on –|Login into –|Login using –
    Login via –|Question about –|Time when –|Ask if –|Place where –|Site that –|Site which –|Site used –|Name –|Label –|Mail and –
    Mail or –`,
  Passwort: `
    – vergessen|– zurücksetzen|– zurückgesetzt|– ändern|– Länge|– Richtlinie|– Hinweis|– Stärke|– vergessene
    Kein –|Keine –|Keinen –|Nie –|Niemals –|Nicht –|Ohne –|Vergessen –|Zurücksetzen –|Zurückgesetzt –
    Feld für –|Hash von –|Ort vom –|Weg zum –|Weg zur –|Hash des –|Nutzer mit –|Nutzer, dessen –|Gruppe deren –|Frage über –
    Zeit wenn –|Bezeichnung –|Mail und –|Mail oder –`,
  contraseña: `
    – olvidada|– olvidado|– caducada|– longitud|– restablecer
    Nunca –|Sin –|Ningún –|Ninguna –|Restablecer –|Olvidó –|Olvidaste –|Olvidé –|Recuperar –
    Correo para –|Acceso por –|Usuario con –|Cuenta cuya –|Grupo cuyo –|Correo del –|Pregunta sobre –|Día cuando –|Avisar si –
    Nombre –|Etiqueta –|Correo y –|Correo o –`,
  "mot de passe": `
    – oublié|– oubliée|– perdu|– expire|– longueur
    Ne –|Pas –|Jamais –|Sans –|Aucun –|Aucune –|Réinitialiser –|Réinitialisation –|Oublié –|Oubliée –
    Champ pour –|Connexion par –|Compte avec –|Compte dont –|Oubli du –|Question sur –|Jour quand –|Nom –|Courriel et –|Courriel ou –`,
  "كلمة المرور":
    "– نسيت|– المنسية|لا –|بدون –|نسيت –|استعادة –|تعيين –|ليس –|دون –|بريد من –|حرف في –|رابط الى –|سؤال على –|سؤال عن –|حساب مع –|اسم –",
  密码: `
    忘记–|忘記–|重置–|找回–|无需–|無需–|不要–|请勿–|請勿–|没有–|沒有–|邮政–
    –重置|–找回|–长度|–長度|–强度|–策略|–管理|–提示|–名称|–名稱|–过期|–過期|–ID|–的提示`,
  パスワード: `
    –リセット|–の再設定|–を忘れ|–の長さ|–ポリシー|–強度|–マネージャ|–変更|–は不要|–はいりません|–を入力しない|–は必要ありません|–ヒント
    –の名前|–の有効期限|–が不要`,
};
