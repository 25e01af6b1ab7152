export { readRecording } from "./readRecording.js";
export { createRecorder, type RecorderOptions } from "./recorder.js";
export { type ReplayOptions, replayOperation } from "./replayOperation.js";
export type {
  RecordedEvent,
  RecordedMessage,
  Recorder,
  Recording,
  WatchedTransport,
} from "./types.js";
