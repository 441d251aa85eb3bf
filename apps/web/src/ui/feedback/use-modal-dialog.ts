import { type RefObject, useEffect, useRef } from 'react'

/** Shows a `<dialog>` above everything while it is open, and gives the focus back to what opened it. */
export function useModalDialog(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
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
