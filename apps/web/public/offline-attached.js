/* Files attached to the note being written: stored on the device at once, listed, and handed over with the note. */
import { dropFile, keepFile, readFile } from './offline-files.js'

const most = { count: 10, bytes: 100 * 1024 * 1024 }

/** `name`: key of the list in local storage. `onProblem` gets the sentence that says why a file is refused. */
export function attachedFiles({ name, newId, list, texts, onProblem }) {
  let files = JSON.parse(localStorage.getItem(name) ?? '[]')
  const addresses = new Map()

  /** Stores a file and returns its key; undefined if it is refused. */
  async function add(blob, fileName) {
    if (files.length >= most.count) return void onProblem(texts.tooMany)
    const file = { key: `${name}.${newId()}`, name: fileName, type: blob.type, size: blob.size }
    return (await keep(file, blob)) ? file.key : undefined
  }

  /** Replaces a file's bytes while a recording grows. */
  const grow = (key, blob) => {
    const file = files.find((one) => one.key === key)
    return file && keep({ ...file, size: blob.size }, blob)
  }

  async function keep(file, blob) {
    const others = files.filter(({ key }) => key !== file.key)
    if (others.reduce((sum, { size }) => sum + size, blob.size) >= most.bytes) {
      onProblem(texts.tooLarge)
      return false
    }
    try {
      await keepFile(file.key, blob)
      save(
        files.some(({ key }) => key === file.key)
          ? files.map((one) => (one.key === file.key ? file : one))
          : [...files, file],
      )
    } catch {
      onProblem(texts.full)
      return false
    }
    await show()
    return true
  }

  async function remove(key) {
    save(files.filter((file) => file.key !== key))
    await dropFile(key).catch(() => undefined)
    await show()
  }

  function save(left) {
    localStorage.setItem(name, JSON.stringify(left))
    files = left
  }

  async function show() {
    for (const address of addresses.values()) URL.revokeObjectURL(address)
    addresses.clear()
    const shown = files
    const rows = await Promise.all(shown.map(rowOf))
    // The list may have changed meanwhile.
    if (shown !== files) return
    list.replaceChildren(...rows)
    list.hidden = rows.length === 0
  }

  async function rowOf({ key, name: fileName, type }) {
    const row = document.createElement('li')
    const label = document.createElement('p')
    const remover = document.createElement('button')
    label.textContent = fileName
    remover.type = 'button'
    remover.textContent = texts.takeAway
    remover.setAttribute('aria-label', `${texts.takeAway}: ${fileName}`)
    remover.addEventListener('click', () => remove(key))
    row.append(...[await seenOf(key, type), label, remover].filter(Boolean))
    return row
  }

  /** Returns a preview element; undefined for files without one. */
  async function seenOf(key, type) {
    const [kind] = type.split('/')
    const tag = { image: 'img', audio: 'audio' }[kind]
    const blob = tag && (await readFile(key).catch(() => undefined))
    if (!blob) return undefined
    const seen = document.createElement(tag)
    addresses.set(key, URL.createObjectURL(blob))
    seen.src = addresses.get(key)
    if (kind === 'image') seen.alt = ''
    else seen.controls = true
    return seen
  }

  return {
    add,
    grow,
    show,
    /** Returns the files for a note and empties the list. */
    handOver() {
      const given = files
      save([])
      void show()
      return given
    },
  }
}
