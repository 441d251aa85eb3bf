import { type RefObject, useEffect, useRef } from 'react'
import { useLayer } from '../layers/use-layer.ts'

/** Shows a `<dialog>` above everything while it is open, and gives the focus back to what opened it. */
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
