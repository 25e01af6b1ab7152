import type { UrlMessages } from "../types.js";
import { urlFindings } from "./urlFindings.js";

export const url: UrlMessages = {
  title: ({ server }) => `${server} がページを開くよう求めています`,
  opens: "開く先:",
  wouldOpen: "開く場合の行き先:",
  opensNothing: "このアドレスは開かれません",
  warningsAbove: ({ count }, format) => `先に上の警告 ${format.number(count)} 件をお読みください`,
  open: "新しいタブで開く",
  opening: "開いています…",
  address: "完全なアドレス",
  addressAsSent: "サーバーが送ってきたままのアドレス",
  readsAs: ({ name }) => `読み: ${name}`,
  writtenAs: ({ name }) => `アドレス内の表記: ${name}`,
  copy: "アドレスをコピー",
  copied: "アドレスをコピーしました",
  copyFailed:
    "ブラウザーがコピーを許可しませんでした。アドレスを選択してありますので、メニューからコピーしてください。",
  checking: "アドレスを確認しています…",
  checkFailed: "アドレスを確認できなかったため、開くことができません",
  checkFailedWhy:
    "アドレスを確認する部品を読み込めませんでした。接続が切れた可能性があります。もう一度試すか、ページを再読み込みしてください。",
  retry: "もう一度確認",
  blocked: "このアドレスは開かれません",
  warnings: ({ count }, format) => `開く前によく確かめてください: 警告 ${format.number(count)} 件`,
  notices: "知っておくこと",
  reveal: "それでも開く…",
  revealed: ({ site }) =>
    `警告があるにもかかわらず ${site} を開こうとしています。まさにこのアドレスを予期していた場合だけ進んでください。`,
  changed: "同意したアドレスとは異なります。もう一度確かめてください。",
  notOpened: "新しいタブが開かなかったようです",
  notOpenedWhy:
    "ブラウザー、またはこのチャットを表示しているページが妨げた可能性があります。まだ回答は送られていません。もう一度試すか、アドレスをコピーしてご自分で開いてください。",
  failed: "ページを開けませんでした",
  failedWhy:
    "タブを開くときに問題が発生しました。まだ回答は送られていません。もう一度試すか、アドレスをコピーしてご自分で開いてください。",
  copyInstead:
    "ブラウザー、またはこのチャットを表示しているページが妨げた可能性があります。アドレスをコピーしてご自分で開くことができます。",
  tryAgain: "もう一度試す",
  openedMyself: "自分で開きました",
  openedMyselfWhy: ({ server }) =>
    `ご自分でこのアドレスを開いた場合だけ押してください。開くことに同意したと ${server} に伝わります。`,
  answerFailed: "回答を送信できませんでした",
  resend: "もう一度送信",
  opened: ({ site }) => `${site ?? "ページ"} を開きました`,
  openedWhy: ({ server }) =>
    `別のタブで求められていることを済ませてください。その後ここで続けると、${server} が先に進めます。`,
  openedWhyAlone: "別のタブで求められていることを済ませてください。",
  openedWhyOnReturn: ({ server }) =>
    `別のタブで求められていることを済ませてください。このページに戻ると、${server} に先へ進むよう伝えます。`,
  asking: ({ server }) => `${server} に先へ進むよう伝えています…`,
  stillWaiting: ({ server }) => `${server} はまだ待っています`,
  stillWaitingWhy: "完了したことがまだ伝わっていません。別のタブで済ませてから続けてください。",
  done: ({ server }) => `${server} によると、この手順は完了しました`,
  doneWhy: "別のタブを閉じて続けることができます。",
  continue: "続ける",
  openAgain: "もう一度開く",
  close: "閉じる",
  showAddress: "アドレスを表示",
  completed: ({ server }) => `${server} の処理が終わりました`,
  endedBadly: ({ server }) => `${server} は完了できませんでした`,
  expired: "この依頼は期限切れです",
  expiredWhy: "時間内に回答がなかったため、何も開かれませんでした。",
  agreed: ({ site }) => `${site ?? "このページ"} を開くことに同意しました`,
  declined: "このページを開くことを拒否しました",
  cancelled: "開きませんでした",
  broken: "この依頼は表示できません",
  brokenWhy:
    "このアプリで問題が発生したため、ページを開くことができません。拒否またはキャンセルできます。",
  findings: urlFindings,
};
