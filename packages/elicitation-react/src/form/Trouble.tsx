import { type ReactNode, Suspense } from "react";
import { lazyPart, useLazyPart } from "../provider/lazyPart.js";
import { LoadFailed } from "./LoadFailed.js";

type TroubleRoom = typeof import("./troubleRoom.js");

export const troublePart = lazyPart<TroubleRoom>(() => import("./troubleRoom.js"));

interface TroubleProps {
  children: (room: TroubleRoom) => ReactNode;
}

/** Shows what only few forms have. That it is loading holds nothing up: accept is off without it. */
export function Trouble(props: TroubleProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <LoadedTrouble {...props} />
    </Suspense>
  );
}

function LoadedTrouble({ children }: TroubleProps): ReactNode {
  const { value: room, retry } = useLazyPart(troublePart);
  return room ? children(room) : <LoadFailed onRetry={retry} />;
}
