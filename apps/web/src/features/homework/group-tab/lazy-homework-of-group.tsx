import { lazy } from 'react'
import { loadTexts } from '../../../i18n/i18n.ts'

/** With its texts, when the tab is opened. */
export const LazyHomeworkOfGroup = lazy(async () => {
  const [module] = await Promise.all([import('./homework-of-group.tsx'), loadTexts('homework')])
  return { default: module.HomeworkOfGroup }
})
