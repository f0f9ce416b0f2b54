/** On the page for who has no network: what the browser itself keeps, and another try as soon as there is one. */
const LOOK_MS = 15_000

/** As lib/client/shortlist/selection-store.ts writes it. */
function read(key) {
  try {
    const items = JSON.parse(window.localStorage.getItem(key) ?? '[]')
    return Array.isArray(items)
      ? items.filter(({ id, name }) => typeof id === 'string' && typeof name === 'string')
      : []
  } catch {
    return []
  }
}

for (const section of document.querySelectorAll('[data-kept]')) {
  for (const { id, name } of read(section.dataset.kept)) {
    const link = document.createElement('a')
    link.href = section.dataset.page + encodeURIComponent(id)
    link.textContent = name
    const item = document.createElement('li')
    item.append(link)
    section.querySelector('ul').append(item)
    section.hidden = false
  }
}

/** The address is still that of the page that failed. It was only looked at: whatever was sent is never sent again. */
function tryAgain() {
  window.location.reload()
}

/** Whether the website answers anything: the browser tells of its own network alone. */
async function look() {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (isThere) tryAgain()
}

document.querySelector('button').addEventListener('click', tryAgain)
window.addEventListener('online', tryAgain)
setInterval(() => void look(), LOOK_MS)
