import { LinkButton } from '../button.tsx'
import { StatePanel } from './state-panel.tsx'

interface LostStateProps {
  title: string
  text: string
  /** Where to go from here, and what the way there is called. */
  to: string
  way: string
}

/** What one came for is deleted, or not for this viewer: nobody is told which. */
export function LostState({ title, text, to, way }: LostStateProps) {
  return (
    <StatePanel scene="lost" title={title} action={<LinkButton to={to}>{way}</LinkButton>}>
      <p>{text}</p>
    </StatePanel>
  )
}
