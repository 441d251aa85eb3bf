import { useNavigate } from 'react-router'
import { heightOf } from '../layers/height-of.ts'

/**
 * Returns a function that goes one page back within the application, or to `fallback` if the person came from
 * elsewhere.
 */
export function useGoBack(fallback = '/') {
  const navigate = useNavigate()
  return () => {
    const { state } = window.history
    const { idx = 0 } = (state ?? {}) as { idx?: number }
    if (idx > 0) navigate(-1 - heightOf(state))
    else navigate(fallback, { replace: true })
  }
}
