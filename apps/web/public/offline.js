/* The offline page. sw.js caches it with everything it imports. */
import { attachedFiles } from './offline-attached.js'
import { dropFile } from './offline-files.js'
import { texts as allTexts } from './offline-texts.js'
import { canRecord, record } from './offline-voice.js'

const remembered = (key) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const place = (selector) => document.querySelector(selector)
const locale = remembered('learntrail.locale') === 'en' ? 'en' : 'tw'
const texts = allTexts[locale]
const writer = remembered('learntrail.member') === 'yes' ? remembered('learntrail.writer') || null : null
// Keys shared with the application, see drafts/waiting.
const prefix = `learntrail.draft.waiting.${writer}.`
const unfinished = `learntrail.offline.${writer}`

const page = document.documentElement
page.lang = locale === 'en' ? 'en' : 'zh-Hant-TW'
page.toggleAttribute('data-dark', remembered('learntrail.theme') === 'dark')
for (const one of document.querySelectorAll('[data-text]')) one.textContent = texts[one.dataset.text]
place('#again').addEventListener('click', () => location.reload())

const form = place('form')
const field = place('#words')
const said = place('#said')
let isBusy = () => false
// Reloads only if nothing has been begun. A device reports being online before a request gets through.
addEventListener('online', goOn)
setInterval(goOn, 5_000)

async function goOn() {
  if (isBusy() || document.hidden || !navigator.onLine) return
  const isThere = await fetch('/offline.html', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere && !isBusy()) location.reload()
}

if (writer === null) place('[data-text="lead"]').textContent = texts.guest
else letWrite()

function letWrite() {
  const list = place('#files')
  list.setAttribute('aria-label', texts.files)
  const attached = attachedFiles({
    name: `${unfinished}.files`,
    newId,
    list,
    texts,
    onProblem: (sentence) => say(sentence),
  })
  let recording
  form.hidden = false
  field.value = remembered(unfinished) ?? ''
  isBusy = () => field.value.trim() !== '' || list.children.length > 0 || recording !== undefined
  // Stored on every input, so that closing the tab loses nothing.
  field.addEventListener('input', () => keep(unfinished, field.value))
  place('#photos').addEventListener('change', async ({ target }) => {
    said.textContent = ''
    const chosen = [...target.files]
    target.value = ''
    for (const file of chosen) await attached.add(file, file.name)
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    await recording?.end()
    const words = field.value.trim()
    const files = attached.handOver()
    if (words === '' && files.length === 0) return field.focus()
    const note = { words, writtenAt: new Date().toISOString(), isSynced: false, files }
    if (!keep(prefix + newId(), JSON.stringify(note))) return say(texts.full)
    say(texts.kept)
    field.value = ''
    localStorage.removeItem(unfinished)
    // Asks the browser not to evict the note; a refusal changes nothing.
    navigator.storage?.persist?.().catch(() => undefined)
    return show()
  })
  voiceButton(attached, (now) => {
    recording = now
  })
  void attached.show()
  show()
}

function voiceButton(attached, onRecording) {
  const button = place('#voice')
  const clock = place('#clock')
  button.hidden = !canRecord()
  let running
  button.addEventListener('click', async () => {
    if (running) return running.end()
    said.textContent = ''
    let key
    let last = Promise.resolve()
    let ended
    const isOver = new Promise((resolve) => {
      ended = resolve
    })
    try {
      const recorder = await record({
        onTick: (elapsed) => {
          clock.textContent = `${texts.recording} ${clockOf(elapsed)}`
        },
        onSound: (sound) => {
          last = last.then(async () => {
            if (key === undefined)
              key = await attached.add(sound, `${texts.voiceName} ${nameOf(new Date())}.${recorder.ending}`)
            else await attached.grow(key, sound)
          })
        },
        onEnd: () => void last.then(ended),
      })
      running = {
        end() {
          recorder.stop()
          return isOver
        },
      }
      onRecording(running)
      button.textContent = texts.stopVoice
      clock.hidden = false
      await isOver
    } catch {
      say(texts.denied)
    }
    running = undefined
    onRecording(undefined)
    button.textContent = texts.voice
    clock.hidden = true
  })
}

function say(sentence) {
  said.textContent = sentence
}

function keep(key, value) {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

function show() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  const list = place('#notes')
  list.replaceChildren(...keys.map(rowOf))
  list.parentElement.hidden = keys.length === 0
}

function rowOf(key) {
  const { words, files = [] } = JSON.parse(localStorage.getItem(key))
  const row = document.createElement('li')
  const label = document.createElement('p')
  const remove = document.createElement('button')
  label.textContent = [words, files.length > 0 && texts.withFiles(files.length)].filter(Boolean).join(' · ')
  remove.type = 'button'
  remove.textContent = texts.remove
  remove.setAttribute('aria-label', `${texts.remove}: ${label.textContent.slice(0, 20)}`)
  remove.addEventListener('click', () => {
    if (!confirm(texts.sure)) return
    localStorage.removeItem(key)
    for (const file of files) dropFile(file.key).catch(() => undefined)
    show()
  })
  row.append(label, remove)
  return row
}

function clockOf(milliseconds) {
  const seconds = Math.floor(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The application's naming of recordings; a name may contain neither a colon nor another dot. */
function nameOf(at) {
  const two = (number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}-${two(at.getMinutes())}`
}

/** A random UUID; `crypto.randomUUID` is missing over plain http. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
