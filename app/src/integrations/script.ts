interface Policy {
  createScriptURL: (url: string) => string
}

let policy: Policy | undefined
const asked = new Map<string, Promise<void>>()

/** The only third-party scripts that a deployment may configure. */
const allowed = /^https:\/\/(accounts\.google\.com\/gsi\/client|gso\.kommo\.com\/js\/button\.js\?[\w.-]+)$/

function trusted(url: string): string {
  if (!allowed.test(url)) throw new TypeError(`${url} is not a script that this page may load`)
  const { trustedTypes } = window as unknown as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }
  policy ??= trustedTypes?.createPolicy('matu-loader', {
    createScriptURL: (one) => {
      if (!allowed.test(one)) throw new TypeError('not ours')
      return one
    },
  })
  return policy ? policy.createScriptURL(url) : url
}

/** Loads a third party's script once. A failed load (an ad blocker, a lost connection) may be retried. */
export function loadScript(url: string, id?: string): Promise<void> {
  const known = asked.get(url)
  if (known) return known
  const coming = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    if (id) script.id = id
    script.onload = () => resolve()
    script.onerror = () => {
      asked.delete(url)
      script.remove()
      reject(new Error(`${new URL(url).host} cannot be reached`))
    }
    script.src = trusted(url)
    document.head.append(script)
  })
  asked.set(url, coming)
  return coming
}

/** Removes a script, so that the next load runs it again. */
export function dropScript(url: string, id: string): void {
  asked.delete(url)
  document.getElementById(id)?.remove()
}
