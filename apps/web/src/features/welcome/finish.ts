import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useChangePreferences } from '../profiles/index.ts'

/** Ends the first visit, completely or partly; it can be opened again by its address. */
export function useFinish() {
  const { mutate } = useChangePreferences()
  const navigate = useNavigate()
  return (isWhole: boolean, next: string = paths.portfolio) => {
    mutate({ isFirstVisitFinished: true, ...(isWhole && { isTutorialFinished: true }) })
    navigate(next)
  }
}
