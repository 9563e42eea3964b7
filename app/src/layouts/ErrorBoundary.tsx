import { Component } from 'react'
import type { ReactNode } from 'react'
import { toErrorReport, report } from '../integrations/reporter.ts'

interface Props {
  /** Identifies the page. A change clears the previous page's error. */
  of: string
  renderFault: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

/** Confines an error to one part of the page, so that everything around it stays usable. */
export class ErrorBoundary extends Component<Props, { error: unknown; of: string }> {
  override state = { error: null as unknown, of: this.props.of }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was thrown') }
  }

  static getDerivedStateFromProps(props: Props, state: { error: unknown; of: string }) {
    return props.of === state.of ? null : { error: null, of: props.of }
  }

  override componentDidCatch(error: unknown) {
    report({ where: 'render', ...toErrorReport(error) })
  }

  retry = (): void => this.setState({ error: null })

  override render() {
    return this.state.error === null ? this.props.children : this.props.renderFault(this.state.error, this.retry)
  }
}
