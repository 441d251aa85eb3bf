import { AsideStack } from './aside-stack.tsx'
import { PromptsCard } from './prompts-card.tsx'

export function WritingAside() {
  return (
    <AsideStack>
      <PromptsCard />
    </AsideStack>
  )
}
