import { describe, expect, it } from 'vitest'
import { createMemory, createStorage } from '#stories/flows/memory.ts'

describe('the cookie jar of a flow', () => {
  it('keeps server cookies, hides HttpOnly ones from the page, and drops expired ones', () => {
    const memory = createMemory()
    memory.setCookie('matu_session=s1; Path=/; HttpOnly; Max-Age=7200')
    memory.setCookie('XSRF-TOKEN=a%20b; Path=/; Max-Age=7200')
    memory.setCookie('locale=de; Max-Age=31536000; Path=/', 'page')
    expect(memory.cookies()).toBe('XSRF-TOKEN=a%20b; locale=de')
    expect(memory.allCookies()).toEqual({ matu_session: 's1', 'XSRF-TOKEN': 'a%20b', locale: 'de' })
    memory.setCookie('matu_session=mine', 'page')
    memory.setCookie('other=1; HttpOnly', 'page')
    expect(memory.allCookies()['matu_session']).toBe('s1')
    expect(memory.allCookies()['other']).toBeUndefined()
    memory.setCookie('locale=; Max-Age=0', 'page')
    memory.setCookie('XSRF-TOKEN=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT')
    expect(memory.cookies()).toBe('')
  })

  it('stores like a browser, isolated per flow', () => {
    const storage = createStorage()
    storage.setItem('access_token', 't')
    expect([storage.length, storage.key(0), storage.getItem('access_token'), storage.getItem('no')]).toEqual([1, 'access_token', 't', null])
    storage.clear()
    expect(storage.length).toBe(0)
    const one = createMemory()
    one.local.setItem('a', '1')
    expect(createMemory().local.length).toBe(0)
  })
})
