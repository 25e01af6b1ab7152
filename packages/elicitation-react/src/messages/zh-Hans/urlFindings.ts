import { findingText } from "../findingText.js";
import type { FindingMessages } from "../types.js";
import { urlNameFindings } from "./urlNameFindings.js";

const checkWithSource = "除非您清楚知道地址为何如此，否则请拒绝。";

export const urlFindings: FindingMessages = {
  INVALID_URL: () =>
    findingText(
      "这不是网址",
      "服务器发来的文字无法被任何浏览器当作地址打开。",
      "请拒绝，并告知服务器的运营者。",
    ),
  SCHEME_BLOCKED: ({ scheme }) =>
    findingText(
      `不会打开以 ${scheme}: 开头的地址`,
      "只能打开网页（https 和 http）。其他种类可能在此页面中运行代码、读取文件或启动您设备上的程序。",
      "请拒绝。服务器没有正当理由提出这种要求。",
    ),
  USERINFO: ({ host }) =>
    findingText(
      `@ 前的文字掩盖了真正的去向：${host}`,
      "@ 前的内容看似网站，其实只是用户名。这是冒充其他网站的常见手法，或者会泄露密码。",
      "请拒绝，并索要不含它的地址。",
    ),
  INSECURE_HTTP: ({ host }) =>
    findingText(
      `与 ${host} 的连接未加密`,
      "网络上的其他人可能读取或改动您在那里看到和输入的内容。",
      "请勿输入密码或其他私人数据。请索要 https 地址。",
    ),
  LOOPBACK: ({ host }) =>
    findingText(
      `${host} 是您自己的设备`,
      "此地址通向本设备上运行的程序，而不是互联网上的网站。",
      "仅当该程序由您启动时才打开。",
    ),
  PRIVATE_NETWORK: ({ host }) =>
    findingText(
      `${host} 位于专用网络中`,
      "它通向您附近的设备，如路由器或内部服务，而不是互联网。",
      "仅当您认识该设备且打算前往时才打开。",
    ),
  IP_HOST: ({ host }) =>
    findingText(
      `网站以数字 ${host} 而非名称给出`,
      "正规的服务会使用名称。仅凭数字无法得知归属。",
      "仅当您认识这个数字时才打开。",
    ),
  IP_OBFUSCATED: ({ written, host }) =>
    findingText(
      "网站的数字写法有意令人难以辨认",
      `${written} 代表 ${host}。不寻常的写法常用来绕过检查。`,
      checkWithSource,
    ),
  SINGLE_LABEL: ({ host }) =>
    findingText(
      `${host} 不是完整的网站名称`,
      "不含点的名称会在您自己的网络中查找，因此对每个人可能通向不同的地方。",
      "仅当您在所处网络中认识它时才打开。",
    ),
  UNKNOWN_SUFFIX: ({ suffix }) =>
    findingText(
      `后缀 .${suffix} 不为人知`,
      "它可能是新的、某个网络专用的，或是拼写错误。",
      "请确认这是您预期的后缀。",
    ),
  PUBLIC_SUFFIX_HOST: ({ suffix }) =>
    findingText(
      `${suffix} 由许多不同的人共用`,
      "此地址不属于单一机构：其页面可能来自任何人。",
      "请根据整个地址判断，而不是其中的知名名称。",
    ),
  SHARED_HOSTING: ({ suffix }) =>
    findingText(
      `任何人都可以在 ${suffix} 下发布内容`,
      `${suffix} 的所有者只提供空间，页面由他人制作。`,
      "请确认整个名称是您预期的。",
    ),
  RAW_CONTROL_CHARS: ({ characters }) =>
    findingText(
      "地址含有浏览器会丢弃的空白或控制字符",
      `发来时带有 ${characters}。它们能使地址看起来与去向不同。`,
      checkWithSource,
    ),
  BACKSLASH: ({ host }) =>
    findingText(
      "地址含有反斜杠",
      `浏览器将其读作斜杠并打开 ${host}。其他程序读法不同，这类地址常用于欺骗。`,
      checkWithSource,
    ),
  ODD_SLASHES: ({ host }) =>
    findingText(
      "地址中的斜杠数目不对",
      `浏览器会修正它并打开 ${host}。这样写可能是为了绕过检查。`,
      checkWithSource,
    ),
  PERCENT_HOST: ({ written, host }) =>
    findingText(
      "网站名称以编码形式书写",
      `发来时为 ${written}，通向 ${host}。没有正当理由对网站名称编码。`,
      checkWithSource,
    ),
  HOST_NORMALISED: ({ written, host }) =>
    findingText(
      "网站名称用了不寻常的字母",
      `发来时为 ${written}，浏览器会将其变为 ${host}。`,
      "请以此处显示的地址为准。如果不是您预期的，请拒绝。",
    ),
  RAW_REWRITTEN: () =>
    findingText(
      "地址已整理",
      "它含有“..”之类由浏览器解析的部分。此处显示的就是将要打开的。",
      "请以此处显示的地址为准。",
    ),
  INVISIBLE_CHARS: ({ characters }) =>
    findingText(
      "地址含有不可见字符",
      `它含有 ${characters}，虽然看不见，却能改变您所读内容的顺序或含义。`,
      checkWithSource,
    ),
  NONDEFAULT_PORT: ({ port }) =>
    findingText(
      `地址指定了不寻常的端口 ${port}`,
      "公共网站很少需要。测试系统和同一机器上的其他程序才会用到。",
      "如在您预期之中，则没有问题。",
    ),
  LONG_URL: ({ length }, format) =>
    findingText(
      `地址很长：${format.number(length)} 个字符`,
      "其末尾难以用肉眼检查。已全部显示。",
      "请以网站名称为准。",
    ),
  CROSS_SITE: ({ domain, server }) =>
    findingText(
      `${domain} 与服务器的网站 ${server} 不是同一个`,
      "通过其他服务登录时通常如此。",
      "请确认您认识并预期这个网站。",
    ),
  EMBEDDED_URL: ({ param, host }) =>
    findingText(
      `页面可能会把您转到 ${host}`,
      `地址中含有另一个地址（${param}）。`,
      "页面打开后，请再看一次地址。",
    ),
  CREDENTIAL_PARAM: ({ param }) =>
    findingText(
      `地址中含有像是密码或密钥的内容（${param}）`,
      "地址会留在历史记录和日志中。看到它的人可能冒用他人身份，打开它也可能使您以他人身份登录。",
      "除非您知道这是什么，否则请拒绝。切勿转发此地址。",
    ),
  PII_PARAM: ({ param }) =>
    findingText(
      `地址中含有电子邮件地址（${param}）`,
      "页面一打开，网站就会得知它。",
      "如果是您的且在预期之中，则没有问题。",
    ),
  ...urlNameFindings,
};
