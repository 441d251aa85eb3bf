import type { AssistantMessage, PlatformAnswer } from '@learntrail/contract/assistant/assistant'
import { assistantLimits } from '@learntrail/contract/assistant/limits'
import { useState } from 'react'
import { askPlatformQuestion } from './api/ask-question.ts'

/** One line of the conversation, in order from the top. */
export type Said =
  | { id: number; by: 'person'; text: string }
  | { id: number; by: 'assistant'; answer: PlatformAnswer; isWritten: boolean }
  | { id: number; by: 'failure'; error: unknown }

/** One conversation of at most `assistantLimits.questions` questions, each answered before the next is asked. */
export function useConversation() {
  const [said, setSaid] = useState<readonly Said[]>([])
  const [isWaiting, setWaiting] = useState(false)
  const questions = said.filter(({ by }) => by === 'person').length
  const isOver = questions >= assistantLimits.questions && !isWaiting

  async function answer(before: readonly Said[]) {
    const id = before.length
    const show = (answered: PlatformAnswer, isWritten: boolean) =>
      setSaid([...before, { id, by: 'assistant', answer: answered, isWritten }])
    setSaid(before)
    setWaiting(true)
    try {
      const onText = (text: string) => show({ text: text.split('\n'), followUpQuestions: [], articles: [] }, false)
      show(await askPlatformQuestion(before.flatMap(messageOf), onText), true)
    } catch (error) {
      setSaid([...before, { id, by: 'failure', error }])
    } finally {
      setWaiting(false)
    }
  }

  return {
    said,
    isWaiting,
    isOver,
    /** Asks a question; returns false if the text is empty, an answer is pending or no questions are left. */
    send(typed: string): boolean {
      const text = typed.trim()
      if (text === '' || isWaiting || questions >= assistantLimits.questions) return false
      const kept = said.filter(({ by }) => by !== 'failure')
      void answer([...kept, { id: kept.length, by: 'person', text }])
      return true
    },
    again: () => void answer(said.filter(({ by }) => by !== 'failure')),
    startOver: () => setSaid([]),
  }
}

function messageOf(one: Said): AssistantMessage[] {
  if (one.by === 'person') return [{ role: 'user', content: one.text }]
  if (one.by === 'failure') return []
  return [{ role: 'assistant', content: (one.answer.text ?? []).join('\n').slice(0, assistantLimits.answer) }]
}
