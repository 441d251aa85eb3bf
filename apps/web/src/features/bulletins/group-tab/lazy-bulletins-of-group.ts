import { lazy } from 'react'
import { loadTexts } from '../../../i18n/i18n.ts'

/** With its texts, when the tab is opened. */
export const LazyBulletinsOfGroup = lazy(async () => {
  const [module] = await Promise.all([import('./bulletins-of-group.tsx'), loadTexts('bulletins')])
  return { default: module.BulletinsOfGroup }
})
