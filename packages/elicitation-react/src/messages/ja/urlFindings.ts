import { findingText } from "../findingText.js";
import type { FindingMessages } from "../types.js";
import { urlNameFindings } from "./urlNameFindings.js";

const checkWithSource =
  "アドレスがこうなっている理由をはっきり知っている場合を除き、拒否してください。";

export const urlFindings: FindingMessages = {
  INVALID_URL: () =>
    findingText(
      "これはウェブアドレスではありません",
      "サーバーが送ってきたのは、どのブラウザーもアドレスとして開けない文字列です。",
      "拒否し、サーバーの運営者に知らせてください。",
    ),
  SCHEME_BLOCKED: ({ scheme }) =>
    findingText(
      `${scheme}: で始まるアドレスは開きません`,
      "開けるのはウェブページ (https と http) だけです。ほかの種類は、このページでコードを実行したり、ファイルを読んだり、端末のプログラムを起動したりできます。",
      "拒否してください。サーバーがこれを求める正当な理由はありません。",
    ),
  USERINFO: ({ host }) =>
    findingText(
      `@ の前の文字が本当の行き先 ${host} を隠しています`,
      "@ の前はサイトのように見えますが、ただのユーザー名です。別のサイトを装うよくある手口か、パスワードを漏らすものです。",
      "拒否し、それを含まないアドレスを求めてください。",
    ),
  INSECURE_HTTP: ({ host }) =>
    findingText(
      `${host} への接続は暗号化されていません`,
      "表示や入力の内容を、同じネットワークの第三者が読んだり書き換えたりできます。",
      "パスワードなどの個人情報を入力しないでください。https のアドレスを求めてください。",
    ),
  LOOPBACK: ({ host }) =>
    findingText(
      `${host} はあなた自身の端末です`,
      "インターネット上のサイトではなく、この端末で動いているプログラムにつながります。",
      "そのプログラムを自分で起動した場合だけ開いてください。",
    ),
  PRIVATE_NETWORK: ({ host }) =>
    findingText(
      `${host} はプライベートネットワーク内にあります`,
      "インターネットではなく、ルーターや社内サービスなど身近な機器につながります。",
      "その機器を知っていて、そこへ行くつもりだった場合だけ開いてください。",
    ),
  IP_HOST: ({ host }) =>
    findingText(
      `サイトが名前ではなく番号 ${host} で示されています`,
      "きちんと運営されたサービスには名前があります。番号だけでは誰のものか分かりません。",
      "この番号を知っている場合だけ開いてください。",
    ),
  IP_OBFUSCATED: ({ written, host }) =>
    findingText(
      "サイトの番号が分かりにくい書き方になっています",
      `${written} は ${host} を表します。変わった表記は検査をすり抜けるために使われます。`,
      checkWithSource,
    ),
  SINGLE_LABEL: ({ host }) =>
    findingText(
      `${host} は完全なサイト名ではありません`,
      "ドットのない名前は手元のネットワークで探されるため、人によって行き先が変わります。",
      "今いるネットワークで知っている名前の場合だけ開いてください。",
    ),
  UNKNOWN_SUFFIX: ({ suffix }) =>
    findingText(
      `末尾の .${suffix} は知られていないものです`,
      "新しいもの、特定のネットワーク専用のもの、または打ち間違いの可能性があります。",
      "予期していた末尾かどうか確かめてください。",
    ),
  PUBLIC_SUFFIX_HOST: ({ suffix }) =>
    findingText(
      `${suffix} は多くの別々の人が共有しています`,
      "このアドレスは一つの組織のものではなく、ページは誰のものでもありえます。",
      "中に含まれる有名な名前ではなく、アドレス全体で判断してください。",
    ),
  SHARED_HOSTING: ({ suffix }) =>
    findingText(
      `${suffix} では誰でも公開できます`,
      `${suffix} の所有者は場所を提供しているだけで、ページを作ったのは別の人です。`,
      "名前全体が予期していたものか確かめてください。",
    ),
  RAW_CONTROL_CHARS: ({ characters }) =>
    findingText(
      "ブラウザーが取り除く空白や制御文字がアドレスに含まれています",
      `${characters} を含んで送られてきました。行き先と違って見せることができます。`,
      checkWithSource,
    ),
  BACKSLASH: ({ host }) =>
    findingText(
      "アドレスにバックスラッシュが含まれています",
      `ブラウザーはスラッシュとして読み、${host} を開きます。ほかのプログラムは違う読み方をするため、だます目的に使われます。`,
      checkWithSource,
    ),
  ODD_SLASHES: ({ host }) =>
    findingText(
      "アドレスのスラッシュの数が正しくありません",
      `ブラウザーは補正して ${host} を開きます。検査をすり抜けるための書き方かもしれません。`,
      checkWithSource,
    ),
  PERCENT_HOST: ({ written, host }) =>
    findingText(
      "サイト名が符号化されて書かれています",
      `${written} として送られ、${host} につながります。サイト名を符号化する正当な理由はありません。`,
      checkWithSource,
    ),
  HOST_NORMALISED: ({ written, host }) =>
    findingText(
      "サイト名が変わった文字で書かれています",
      `${written} として送られ、ブラウザーはこれを ${host} に直します。`,
      "ここに示したアドレスで判断し、予期していたものでなければ拒否してください。",
    ),
  RAW_REWRITTEN: () =>
    findingText(
      "アドレスを整理しました",
      "「..」など、ブラウザーが処理する部分を含んでいました。ここに示したものが開かれます。",
      "ここに示したアドレスで判断してください。",
    ),
  INVISIBLE_CHARS: ({ characters }) =>
    findingText(
      "アドレスに見えない文字が含まれています",
      `${characters} を含んでいます。目に見えませんが、読む順序や意味を変えることができます。`,
      checkWithSource,
    ),
  NONDEFAULT_PORT: ({ port }) =>
    findingText(
      `アドレスに通常と異なるポート ${port} が指定されています`,
      "公開サイトではほとんど必要ありません。試験用のシステムや、同じ機械のほかのプログラムで使われます。",
      "予期していたなら問題ありません。",
    ),
  LONG_URL: ({ length }, format) =>
    findingText(
      `アドレスがとても長く、${format.number(length)} 文字あります`,
      "末尾を目で確かめるのは困難です。全体を表示しています。",
      "サイト名で判断してください。",
    ),
  CROSS_SITE: ({ domain, server }) =>
    findingText(
      `${domain} はサーバーのサイト ${server} とは別のサイトです`,
      "別のサービスでサインインするときにはよくあることです。",
      "知っていて予期していたサイトか確かめてください。",
    ),
  EMBEDDED_URL: ({ param, host }) =>
    findingText(
      `このページから ${host} に移動する可能性があります`,
      `アドレスの中に別のアドレスが含まれています (${param})。`,
      "ページが開いたら、もう一度アドレスを確かめてください。",
    ),
  CREDENTIAL_PARAM: ({ param }) =>
    findingText(
      `パスワードや鍵のようなものがアドレスに含まれています (${param})`,
      "アドレスは履歴や記録に残ります。これを見た人が他人になりすましたり、開くことで別の人としてサインインしたりする可能性があります。",
      "何であるか分かる場合を除き、拒否してください。アドレスを人に渡さないでください。",
    ),
  PII_PARAM: ({ param }) =>
    findingText(
      `アドレスにメールアドレスが含まれています (${param})`,
      "ページが開くと同時にサイトに知られます。",
      "自分のもので、予期していたなら問題ありません。",
    ),
  ...urlNameFindings,
};
