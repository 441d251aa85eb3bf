import { useNavigate } from 'react-router'

/** One step back inside the application, or to `fallback` when the person came from elsewhere. */
export function useGoBack(fallback = '/') {
  const navigate = useNavigate()
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
    if (idx > 0) navigate(-1)
    else navigate(fallback, { replace: true })
  }
}
