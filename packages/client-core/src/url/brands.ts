/**
 * Sites where people sign in or pay, by registrable domain: what an address may want to pass for.
 * The name left of the suffix counts under every suffix. Hosts add their own with `context.brands`.
 */
export const signInBrands: readonly string[] = [
  // Accounts that open many doors
  ..."google.com gmail.com youtube.com apple.com icloud.com microsoft.com microsoftonline.com".split(
    " ",
  ),
  ..."live.com outlook.com office.com office365.com azure.com amazon.com amazonaws.com".split(" "),
  ..."facebook.com instagram.com whatsapp.com meta.com twitter.com x.com linkedin.com".split(" "),
  ..."tiktok.com reddit.com discord.com telegram.org snapchat.com pinterest.com".split(" "),
  ..."yahoo.com proton.me protonmail.com wechat.com yandex.ru baidu.com alibaba.com".split(" "),
  // Identity providers and password managers
  ..."okta.com auth0.com onelogin.com pingidentity.com duosecurity.com duo.com".split(" "),
  ..."1password.com lastpass.com bitwarden.com dashlane.com workos.com clerk.com".split(" "),
  // Where developers work
  ..."github.com gitlab.com bitbucket.org atlassian.com npmjs.com docker.com pypi.org".split(" "),
  ..."cloudflare.com vercel.com netlify.com heroku.com digitalocean.com supabase.com".split(" "),
  ..."firebase.com mongodb.com datadoghq.com sentry.io pagerduty.com snowflake.com".split(" "),
  ..."databricks.com postman.com huggingface.co".split(" "),
  // Assistants
  ..."openai.com chatgpt.com anthropic.com claude.ai claude.com perplexity.ai mistral.ai".split(
    " ",
  ),
  // Work
  ..."slack.com notion.so notion.com linear.app asana.com trello.com monday.com figma.com".split(
    " ",
  ),
  ..."canva.com miro.com airtable.com dropbox.com box.com zoom.us webex.com".split(" "),
  ..."salesforce.com hubspot.com zendesk.com intercom.com servicenow.com workday.com".split(" "),
  ..."docusign.com adobe.com zapier.com intuit.com quickbooks.com xero.com sap.com".split(" "),
  ..."shopify.com mailchimp.com twilio.com sendgrid.com godaddy.com wordpress.com".split(" "),
  // Money
  ..."paypal.com stripe.com squareup.com venmo.com cash.app wise.com revolut.com klarna.com".split(
    " ",
  ),
  ..."adyen.com mollie.com plaid.com visa.com mastercard.com americanexpress.com".split(" "),
  ..."chase.com bankofamerica.com wellsfargo.com citibank.com capitalone.com hsbc.com".split(" "),
  ..."barclays.co.uk santander.com ing.com deutsche-bank.de sparkasse.de coinbase.com".split(" "),
  ..."binance.com kraken.com metamask.io blockchain.com ledger.com trezor.io".split(" "),
  // Shops, travel, media, parcels
  ..."ebay.com walmart.com etsy.com netflix.com spotify.com airbnb.com booking.com uber.com".split(
    " ",
  ),
  ..."steampowered.com steamcommunity.com roblox.com epicgames.com twitch.tv".split(" "),
  ..."dhl.com fedex.com ups.com usps.com".split(" "),
  // Sites of those above that would pass for imitations of them
  ..."adobelogin.com service-now.com microsoftazuread-sso.com".split(" "),
  ..."paypal-community.com slack-edge.com okta-emea.com oktapreview.com".split(" "),
  ..."amazonpay.com verifiedbyvisa.com".split(" "),
];
