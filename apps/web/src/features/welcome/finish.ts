import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useChangePreferences } from '../profiles/index.ts'

/** The first visit is over, all of it or as far as somebody liked; it can be opened again from the address. */
export function useFinish() {
  const { mutate } = useChangePreferences()
  const navigate = useNavigate()
  return (isWhole: boolean, next: string = paths.portfolio) => {
    mutate({ isFirstVisitFinished: true, ...(isWhole && { isTutorialFinished: true }) })
    navigate(next)
  }
}
