import type { UrlMessages } from "../types.js";
import { urlFindings } from "./urlFindings.js";

export const url: UrlMessages = {
  title: ({ server }) => `${server} le pide que abra una página`,
  opens: "Esto abre",
  wouldOpen: "Esto abriría",
  opensNothing: "Esta dirección no se abrirá",
  warningsAbove: ({ count }, format) =>
    format.plural(count, {
      one: "Lea antes la advertencia de arriba",
      other: `Lea antes las ${format.number(count)} advertencias de arriba`,
    }),
  open: "Abrir en una pestaña nueva",
  opening: "Abriendo…",
  address: "Dirección completa",
  addressAsSent: "La dirección tal como la envió el servidor",
  readsAs: ({ name }) => `se lee ${name}`,
  writtenAs: ({ name }) => `en la dirección: ${name}`,
  copy: "Copiar la dirección",
  copied: "Dirección copiada",
  copyFailed:
    "Su navegador no permitió copiar. La dirección está seleccionada: cópiela desde el menú.",
  checking: "Comprobando la dirección…",
  checkFailed: "La dirección no se pudo comprobar, por eso no se puede abrir",
  checkFailedWhy:
    "No se cargó la parte de esta aplicación que comprueba direcciones. Puede que se haya cortado la conexión. Inténtelo de nuevo o recargue la página.",
  retry: "Comprobar de nuevo",
  blocked: "Esta dirección no se abrirá",
  warnings: ({ count }, format) =>
    format.plural(count, {
      one: "Mire dos veces antes de abrirla",
      other: `Mire dos veces antes de abrirla: ${format.number(count)} advertencias`,
    }),
  notices: "Conviene saber",
  reveal: "Abrirla de todos modos…",
  revealed: ({ site }) =>
    `Está a punto de abrir ${site} a pesar de las advertencias. Siga solo si esperaba exactamente esta dirección.`,
  changed: "Esta dirección no es la que usted aceptó. Mírela de nuevo.",
  notOpened: "Parece que no se abrió ninguna pestaña",
  notOpenedWhy:
    "Puede que lo haya impedido su navegador o la página en la que está este chat. Todavía no se ha respondido nada. Puede intentarlo de nuevo, o copiar la dirección y abrirla usted.",
  failed: "No se pudo abrir la página",
  failedWhy:
    "Algo falló al abrir la pestaña. Todavía no se ha respondido nada. Puede intentarlo de nuevo, o copiar la dirección y abrirla usted.",
  copyInstead:
    "Puede que lo haya impedido su navegador o la página en la que está este chat. Puede copiar la dirección y abrirla usted.",
  tryAgain: "Intentar de nuevo",
  openedMyself: "Ya la he abierto",
  openedMyselfWhy: ({ server }) =>
    `Solo si abrió usted esta dirección: ${server} sabrá así que aceptó abrirla.`,
  answerFailed: "Su respuesta no se pudo enviar",
  resend: "Enviar de nuevo",
  opened: ({ site }) => `Se abrió ${site ?? "la página"}`,
  openedWhy: ({ server }) =>
    `Haga lo que se pide en la otra pestaña. Después continúe aquí, para que ${server} pueda seguir.`,
  openedWhyAlone: "Haga lo que se pide en la otra pestaña.",
  openedWhyOnReturn: ({ server }) =>
    `Haga lo que se pide en la otra pestaña. Cuando vuelva a esta página, se pedirá a ${server} que siga.`,
  asking: ({ server }) => `Pidiendo a ${server} que siga…`,
  stillWaiting: ({ server }) => `${server} sigue esperando`,
  stillWaitingWhy:
    "Todavía no le consta que haya terminado. Termine en la otra pestaña y luego continúe.",
  done: ({ server }) => `${server} dice que este paso está hecho`,
  doneWhy: "Puede cerrar la otra pestaña y continuar.",
  continue: "Continuar",
  openAgain: "Abrir de nuevo",
  close: "Cerrar",
  showAddress: "Mostrar la dirección",
  completed: ({ server }) => `${server} ha terminado`,
  endedBadly: ({ server }) => `${server} no pudo terminar esto`,
  expired: "Esta solicitud ha caducado",
  expiredWhy: "No se respondió a tiempo, así que no se abrió nada.",
  agreed: ({ site }) => `Aceptó abrir ${site ?? "esta página"}`,
  declined: "Rechazó abrir esta página",
  cancelled: "No abierta",
  broken: "Esta solicitud no se puede mostrar",
  brokenWhy:
    "Algo salió mal en esta aplicación, así que la página no se puede abrir. Puede rechazar o cancelar.",
  findings: urlFindings,
};
