import type { Recipe } from '@learntrail/contract/eportfolio/document'
import { useReducer } from 'react'
import { editHistory, newHistory } from './edit-history.ts'
import { isSameRecipe, plainRecipe } from './recipe.ts'

export type ImageEditing = ReturnType<typeof useImageEditing>

/** The recipe being edited, with undo and redo. */
export function useImageEditing(begun: Recipe) {
  const [history, step] = useReducer(editHistory, begun, newHistory)
  const { shown, settled, past, future } = history

  return {
    recipe: shown,
    /** Shows a state during a gesture without a step to undo. */
    attempt: (recipe: Recipe) => step({ do: 'try', recipe }),
    settle: () => step({ do: 'settle' }),
    change: (recipe: Recipe) => step({ do: 'change', recipe }),
    undo: () => step({ do: 'undo' }),
    redo: () => step({ do: 'redo' }),
    reset: () => step({ do: 'change', recipe: plainRecipe }),
    canUndo: past.length > 0 || shown !== settled,
    canRedo: future.length > 0,
    isPlain: isSameRecipe(shown, plainRecipe),
    isChanged: !isSameRecipe(shown, begun),
  }
}
