import { Component, type ReactNode } from "react";

interface PromptBoundaryProps {
  /** Told once of what was thrown. */
  onError: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
}

/** A prompt whose interface throws must not take the page, or the call that waits, with it. */
export class PromptBoundary extends Component<PromptBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
