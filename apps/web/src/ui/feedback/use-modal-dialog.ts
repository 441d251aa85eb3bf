import { type RefObject, useEffect, useRef } from 'react'
import { useLayer } from '../layers/use-layer.ts'

/** Returns the ref of a `<dialog>` that is modal while open; on close the element focused before regains the focus. */
export function useModalDialog(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer(isOpen, onClose)
  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    const opener = document.activeElement
    if (!element.open) element.showModal()
    return () => {
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen])
  return dialog
}
