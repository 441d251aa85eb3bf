import type { Recipe } from '@learntrail/contract/eportfolio/document'
import { isSameRecipe } from './recipe.ts'

/** `shown` is ahead of `settled` during a gesture; each settled state is one step to undo. */
export interface EditHistory {
  past: readonly Recipe[]
  settled: Recipe
  shown: Recipe
  future: readonly Recipe[]
}

export type EditStep =
  | { do: 'try'; recipe: Recipe }
  | { do: 'settle' }
  | { do: 'change'; recipe: Recipe }
  | { do: 'undo' }
  | { do: 'redo' }

const mostSteps = 200

export const newHistory = (recipe: Recipe): EditHistory => ({ past: [], settled: recipe, shown: recipe, future: [] })

export function editHistory(history: EditHistory, step: EditStep): EditHistory {
  switch (step.do) {
    case 'try':
      return { ...history, shown: step.recipe }
    case 'settle':
      return settle(history)
    case 'change':
      return settle({ ...settle(history), shown: step.recipe })
    case 'undo': {
      const from = settle(history)
      const before = from.past.at(-1)
      if (!before) return from
      return { past: from.past.slice(0, -1), settled: before, shown: before, future: [from.settled, ...from.future] }
    }
    case 'redo': {
      const [next, ...future] = history.future
      if (!next || history.shown !== history.settled) return history
      return { past: [...history.past, history.settled], settled: next, shown: next, future }
    }
  }
}

function settle(history: EditHistory): EditHistory {
  const shown = withoutEmptyLabels(history.shown)
  if (isSameRecipe(shown, history.settled)) return { ...history, shown: history.settled }
  return { past: [...history.past, history.settled].slice(-mostSteps), settled: shown, shown, future: [] }
}

/** Removes labels whose text was deleted. */
function withoutEmptyLabels(recipe: Recipe): Recipe {
  if (recipe.labels.every(({ text }) => text.trim() !== '')) return recipe
  return { ...recipe, labels: recipe.labels.filter(({ text }) => text.trim() !== '') }
}
