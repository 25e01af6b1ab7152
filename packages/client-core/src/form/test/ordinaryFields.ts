/** Names, titles and descriptions of fields that ask for nothing secret, and some that only sound so. */
export const ordinaryFields: readonly string[] = `
name|first_name|lastName|full name|Nickname|username|user_name|userName|login|handle|GitHub Username|email|e-mail
email_address|Work email|phone|phoneNumber|mobile|fax|address|street|city|state|zip|zipCode|postal_code|country|region
birthday|date_of_birth|age|gender|title|Job title|company|organization|department|team|role|manager|website|url|homepage
description|summary|notes|comment|message|subject|body|content|text|value|answer|reply|feedback|reason|details|keywords
keyboard|keyboardLayout|keyword|key|keys|primary_key|foreignKey|partition_key|sort key|key_name|monkey|monkey_name|donkey
hockey|turkey|whiskey|secretary|secretary_name|Secretary General|passenger|passengers|passenger_name|passport|passport_country
compass|bypass|passage|passive|pass_rate|pass_fail|boarding pass number|season_pass|encompass|pinned|pinned_message|pinnedPosts
pin_color|Pin location|pinterest|pinterest_handle|spinner|opinion|shipping|shippingMethod|mapping|ping|pineapple|pint|topping
gpio_pin|Map pin|Pin this message?|token_count|tokenCount|max_tokens|maxTokens|Token limit|Token budget|tokens|number_of_tokens
tokenizer|Token name|token_symbol|next_page_token|pageToken|design token|stop_token|tokenization|total_tokens|tokens per second
password reset email|password_reset_email|Password length|passwordPolicy|password_min_length|Password strength|Password manager
password_hint|Forgot password?|Forgot your password? Enter your e-mail.|Passwort vergessen?|Passwortlänge|Name des Passworts
Passwort zurücksetzen|Has no password|Without password|We never ask for your password|Do not enter your password here
Username, not the password|Email to reset your password|Email for password resets|The e-mail address of the account whose password is reset
User whose password expires|API key name|api_key_id|apiKeyName|Name of the API key|Label for the new access token|Access key ID
Path to the private key|private_key_path|ssh_public_key|SSH public key|secret_name|secretName|Secret Santa budget|Name of the secret
Kubernetes secret name|top secret|trade secret|secret_version|client_id|clientId|tenant_id|project_id|account_id|user_id|id|uuid
session|sessionName|session_id|code|country_code|currencyCode|language_code|error_code|Product code|promo_code|Coupon code|Discount code
voucher|area code|dress code|source_code|Code snippet|Booking reference|order_number|invoice_number|tracking number|ticket|ticket_id
reference|Membership card number|Library card number|Loyalty card number|Business card title|card_type|Card title|card_holder|scorecard
postcard|discard|wildcard|cardinality|account|account_name|account_number|iban|bic|bank_name|amount|price|currency|budget|quantity|qty
count|size|weight|height|width|length|color|colour|rating|score|priority|severity|status|stage|environment|env|branch|repo|repository
commit|tag|tags|labels|category|type|kind|format|version|release|language|locale|timezone|date|time|start_date|endDate|deadline|due
duration|interval|frequency|limit|offset|page|per_page|cursor|query|search|filter|sort|order|path|file|filename|folder|directory
host|hostname|port|server|endpoint|protocol|domain|subdomain|ip_address|proxy|timeout|retries|region_name|bucket|table|column|schema
database|db_name|collection|index|model|temperature|prompt|system_prompt|seed|random_seed|steps|sampler|author|editor|publisher|isbn
chapter|pages|genre|destination|origin|arrival|departure|guests|rooms|adults|children|seat|seat_preference|meal|allergies|diet|vehicle
license_plate|model_year|mileage|authentication_method|Authentication type|auth_type|authorized_by|author_email|authority|signature
Sign in as|security_group|Security policy|security_level|securityContact|certificate_name|encryption|encryption_algorithm|hash|checksum
verification_status|verified|Verification method|recovery_email|backup_email|backup_name|Backup schedule|Backup code owner|maiden_name
Benutzername|Vorname|Nachname|E-Mail-Adresse|Straße|Ort|Postleitzahl|Telefonnummer|Geburtsdatum|Bemerkung|Schlüsselwort|Stichwort
Schlüssel|Sekretariat|Sekretärin|Pinsel|Tan|Kennung|Kennzeichen|Kundennummer|Bestellnummer|Rechnungsnummer|Kein Passwort nötig
Nombre de usuario|Correo electrónico|Teléfono|Dirección|Código postal|Palabra clave|Punto clave|Secretaria|¿Olvidó su contraseña?
Nom d'utilisateur|Adresse e-mail|Code postal|Ville|Mot-clé|Secrétaire|Mot de passe oublié ?|Clé de répartition|Carte d'identité
ユーザー名|メールアドレス|お名前|住所|郵便番号|電話番号|キーワード|パスワードを忘れた場合|パスワードの長さ|秘書
用户名|电子邮件|姓名|地址|邮政编码|电话号码|关键词|关键字|忘记密码|密码长度|API密钥名称|秘书|标题|备注
اسم المستخدم|البريد الإلكتروني|الاسم الكامل|العنوان|رقم الهاتف|الرمز البريدي|الكلمة المفتاحية|السكرتير|هل نسيت كلمة المرور؟
Confirm the change|Do you want to continue?|Print 2 copies?|What is the project called?|How many copies?|Which color do you like?
The name shown next to your avatar|Number of characters in the password|Where the token is stored|Used to sign in with the passkey
Purchase order|po_number|cost center|meeting_link|zoom_passcode_enabled|attendees|agenda|location_id|latitude|lng
pincushion|pin_count|pinout|number of pins|Pins to keep|Token-based pricing|tokenized|token_type|token_ttl|Access level
access_type|access_date|accessibility|Accessories|key_results|keyframe|API version|api_url|api_base|API endpoint
Private notes|private|is_private|Private repository name|privacy|secretariat|secretion|Secret ingredient|secret_ballot
credit_limit|credits|credit score|Credit card brand|Credit card type|card_brand|Card color|card_message
Greeting card text|cardio|Recovery time|recovery_point|Security deposit|security_deposit|Security question
security clearance|social|social_media|Social handle|verification_date|verify_email|One-time payment|one_time
code_of_conduct|backup_window|Backup path|wallet|wallet_address|Wallet address|seed_funding|seeds|Phrase|search phrase
phrase_match|master_branch|Master's degree|ssh_host|ssh_port|SSH username|gpg_key_id|client_name|client|clients
client_secret_name|Authentication|auth|auth_url|authorization_code_url|Authorizing person|bearer|bear|session_notes
session_topic|cookie_recipe|Cookies|connection|connection_type|connections|database_url|Number of credit cards
expiration date|expiry_date|cvs|cv|CV upload|csv_path|svc|otpion|laptop|stop|crypto|pwd_reset_url|passed|pass_count
Passing grade|pass-through|pass_type|ski pass|pass_holder|Gate pass|mdpi|code d'article|Code barre|carte
carte de visite|número de pedido|tarjeta de visita|clave de producto|clave_producto|Codigo|Kennwortlänge|Kartenlegende
Karte|Zugang|Zugangsart|Sicherheit|Sicherheitsstufe|TAN-Verfahren|安全|密|卡片|口味|令牌桶|キー|トークン数|カード|確認|认证|验证
How should we reset your password?|Where do we send the token?|Which secret should be rotated?|Secret to delete
Token to revoke|Which API key do you want to use?|Select API key|Delete this password?|Title of the password entry
Password entry title|Should passwords expire?|Minimum password age|Password complexity|Rows per page|credentialing body
Credential type|post-nominal credentials
`
  .split(/[|\n]/u)
  .map((text) => text.trim())
  .filter((text) => text !== "");
