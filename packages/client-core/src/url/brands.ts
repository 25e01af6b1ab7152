// A name without a suffix is under .com.
const names = [
  // Accounts that open many doors
  "google gmail apple icloud microsoft microsoftonline live outlook office office365 azure amazon",
  "amazonaws facebook instagram whatsapp meta twitter x linkedin tiktok reddit discord telegram.org",
  "yahoo proton.me yandex.ru",
  // Identity providers and password managers
  "okta auth0 onelogin pingidentity duosecurity 1password lastpass bitwarden",
  // Where developers work
  "github gitlab bitbucket.org atlassian npmjs docker cloudflare vercel netlify heroku digitalocean",
  "supabase mongodb datadoghq sentry.io snowflake databricks huggingface.co",
  // Assistants
  "openai chatgpt anthropic claude.ai perplexity.ai",
  // Work
  "slack notion.so linear.app asana trello monday figma canva airtable dropbox box zoom.us webex",
  "salesforce hubspot zendesk intercom servicenow workday docusign adobe zapier intuit quickbooks",
  "shopify mailchimp twilio godaddy wordpress",
  // Money
  "paypal stripe squareup venmo wise revolut klarna plaid visa mastercard americanexpress chase",
  "bankofamerica wellsfargo citibank capitalone hsbc coinbase binance kraken metamask.io",
  // Shops, travel, media, parcels
  "ebay walmart netflix spotify airbnb booking uber steampowered dhl fedex ups",
  // Sites of those above that would pass for imitations of them
  "adobelogin service-now microsoftazuread-sso okta-emea",
]
  .join(" ")
  .split(" ");

/**
 * Sites where people sign in or pay, by registrable domain: what an address may want to pass for.
 * The name left of the suffix counts under every suffix. Hosts add their own with `context.brands`.
 */
export const signInBrands: readonly string[] = names.map((name) =>
  name.includes(".") ? name : `${name}.com`,
);
