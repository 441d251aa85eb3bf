import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from './feedback/toast.ts'

/** A part of a screen shown only on request, whose code is loaded then. */
export interface Part<Props> {
  now: () => ComponentType<Props> | undefined
  fetch: () => Promise<void>
  /** Preloads on a sign that the part will be requested; a failure is reported only when it is. */
  ahead: () => void
}

export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const loadOnce = async () => {
    try {
      loaded = await load()
    } finally {
      loading = undefined
    }
  }
  const fetch = () => {
    loading ??= loadOnce()
    return loading
  }
  return { now: () => loaded, fetch, ahead: () => void (loaded ?? fetch().catch(() => undefined)) }
}

/**
 * Renders the part once its code is loaded, at once from the second time on. If loading fails, shows a warning and
 * closes, so that the person can try again.
 */
export function OnDemand<Props extends { onClose: () => void }>({ part, ...rest }: Props & { part: Part<Props> }) {
  const { t } = useTranslation()
  const [Loaded, setLoaded] = useState(part.now)
  const props = rest as unknown as Props
  const fail = useEffectEvent(() => {
    toast(t('partMissing'), { tone: 'warning', milliseconds: 5_000 })
    props.onClose()
  })
  useEffect(() => {
    if (part.now()) return
    let isWanted = true
    part.fetch().then(
      () => isWanted && setLoaded(part.now),
      () => isWanted && fail(),
    )
    return () => {
      isWanted = false
    }
  }, [part])
  return Loaded ? <Loaded {...props} /> : null
}
