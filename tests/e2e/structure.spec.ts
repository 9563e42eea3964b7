import { testReadRecovery } from './support/read-failure.ts'
import { calls, expect, nightly, test } from './support/test.ts'

test.describe('the structure', () => {
  test('is a keyboard tree: one tab stop, arrow keys inside, letters jump to names', nightly, async ({ page, enter }) => {
    await enter('trader', '/en/cabinet/referral/structure')
    const tree = page.getByRole('tree', { name: 'Referrals by inviter' })
    const line = (name: RegExp) => tree.getByRole('treeitem', { name })
    await expect(tree.getByRole('treeitem')).toHaveCount(9)
    await page.getByRole('button', { name: 'Expand all' }).focus()
    await page.keyboard.press('Tab')
    await expect(tree).toBeFocused()
    await page.keyboard.press('i')
    await expect(line(/^Ilya Petrov/)).toHaveAttribute('aria-selected', 'true')
    await expect(line(/^Ilya Petrov\s*, Middle\s*, personal assets 2,400\.00\s*, team volume 30,600\.00\s*, referrals 4/)).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await expect(tree.getByRole('treeitem')).toHaveCount(13)
    await expect(line(/^Ilya Petrov/)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(line(/^Ana Ruiz/)).toHaveAttribute('aria-selected', 'true')
    await expect(line(/^Ana Ruiz/)).toHaveAttribute('aria-level', '2')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(tree.getByRole('treeitem')).toHaveCount(9)
    await page.keyboard.press('End')
    await expect(line(/^Lena Fischer/)).toHaveAttribute('aria-selected', 'true')
    await expect(tree).toBeFocused()
  })

  test('searches 12,000 partners, keeps the search in the URL and the document small', async ({ page, enter, simulator }) => {
    await enter('leader', '/en/cabinet/referral/structure')
    const tree = page.getByRole('tree')
    await expect(tree.getByRole('treeitem').first()).toBeVisible()
    await expect(page.getByText(/referrals loaded/)).toHaveCount(0)
    expect(calls(simulator, 'GET /api/referral/v2/partners').length).toBe(12)
    await page.getByRole('button', { name: 'Expand all' }).click()
    await tree.focus()
    await page.keyboard.press('End')
    await expect(tree.getByRole('treeitem', { selected: true })).toBeInViewport()
    expect(await page.locator('*').count()).toBeLessThanOrEqual(800)

    await page.getByRole('searchbox', { name: 'Find a referral' }).fill('petrov MARTA')
    const found = page.getByText(/^[\d,]+ referrals? found$/)
    await expect(found).toBeVisible()
    const said = await found.textContent()
    await expect(tree.locator('mark').first()).toHaveText(/Marta|Petrov/)
    await expect(page).toHaveURL(/search=petrov\+MARTA/)
    await page.getByRole('radio', { name: 'Active', exact: true }).click()
    await expect(page).toHaveURL(/is_active=true/)
    await expect(found).not.toHaveText(said!)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('petrov MARTA')
    await expect(page.getByRole('radio', { name: 'Active', exact: true, checked: true })).toBeVisible()
    await expect(found).toBeVisible()
    // Searching sends no request.
    await expect.poll(() => calls(simulator, 'GET /api/referral/v2/partners').length).toBe(24)
  })

  test('loads the rest also after a return, when the loaded part is fetched again', nightly, async ({ page, enter }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/referral/v2/partners?*cursor=*', async (route) => {
      await held.promise
      await route.continue().catch(() => {}) // the first one was cancelled when the page was left
    })
    await page.clock.install()
    await enter('leader', '/en/cabinet/referral/structure')
    await expect(page.getByText('1,000 of 12,000 referrals loaded')).toBeVisible()
    const sections = page.getByRole('navigation', { name: 'Referral' })
    await sections.getByRole('link', { name: 'Leader pools' }).click()
    await expect(page.getByRole('treeitem')).toHaveCount(0)
    await page.clock.fastForward(60_000)
    held.resolve()
    await sections.getByRole('link', { name: 'Team' }).click()
    await expect(page.getByRole('treeitem').first()).toBeVisible()
    await expect(page.getByText(/referrals loaded/)).toHaveCount(0)
  })

  test('keeps the loaded partners when a part fails, and loads it on retry', nightly, async ({ page, enter, simulator }) => {
    let asked = 0
    await page.route('**/api/referral/v2/partners?**', async (route) => {
      asked += 1
      if (asked === 3) await route.fulfill({ status: 404, json: { message: 'Gone' } })
      else await route.continue()
    })
    await enter('leader', '/en/cabinet/referral/structure')
    await expect(page.getByText('Couldn’t load all referrals')).toBeVisible()
    await expect(page.getByText('Only the first 2,000 are shown', { exact: false })).toBeVisible()
    await expect(page.getByRole('treeitem').first()).toBeVisible()
    await page.getByRole('button', { name: 'Load the rest' }).click()
    await expect(page.getByText('Couldn’t load all referrals')).toHaveCount(0)
    await expect(page.getByText(/referrals loaded/)).toHaveCount(0)
    expect(calls(simulator, 'GET /api/referral/v2/partners').length).toBe(12)
  })

  testReadRecovery([
    {
      path: '/en/cabinet/referral/structure',
      title: 'Team',
      operation: 'GET /api/referral/v2/partners',
      message: 'Couldn’t load your referrals',
      recovered: (on) => on.getByRole('treeitem', { name: /^Ilya Petrov/ }),
    },
  ])
})

test('going back from a partner finds the tree as it was left: expanded, active, scrolled', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/referral/structure')
  const tree = page.getByRole('tree')
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(tree.getByRole('treeitem')).toHaveCount(26)
  await tree.focus()
  await tree.press('End')
  const active = tree.getByRole('treeitem', { selected: true })
  await expect(active).toBeInViewport({ ratio: 1 })
  const name = await active.locator('.name').innerText()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await tree.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await page.goBack()
  await expect(tree.getByRole('treeitem')).toHaveCount(26)
  await expect(active).toContainText(name)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows the structure level by level, and going back goes up', async ({ page, enter }) => {
    await enter('trader', '/en/cabinet/referral/structure')
    await page.getByRole('button', { name: 'Ilya Petrov' }).click()
    await page.getByRole('button', { name: 'Jonas Keller' }).click()
    const path = page.getByRole('navigation', { name: 'Path' })
    await expect(path.getByText('Jonas Keller')).toBeFocused()
    await expect(page.getByRole('list', { name: 'Referrals of Jonas Keller' }).getByRole('listitem')).toHaveCount(3)
    await page.goBack()
    await expect(page.getByRole('list', { name: 'Referrals of Ilya Petrov' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('list', { name: 'Referrals of Ilya Petrov' }).getByRole('listitem')).toHaveCount(4)
    await path.getByRole('button', { name: 'You' }).click()
    await expect(page.getByRole('button', { name: 'Marta Silva' })).toBeVisible()
    await page.getByRole('searchbox').fill('daria')
    await expect(page.getByText('Level 3, invited by Oleg Smirnov')).toBeVisible()
  })
})

test(
  'a partner has a page: from the structure, with the line above and the partners below, sorted in the URL',
  nightly,
  async ({ page, enter }) => {
    const structure = '/en/cabinet/referral/structure'
    await enter('trader', structure)
    const name = 'Ilya Petrov'
    await page.getByRole('tree').getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${structure}/[\\w-]+$`))
    const address = page.url()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    const below = page.getByRole('table', { name: `Referrals of ${name}` })
    await below.getByRole('button', { name: 'Referral', exact: true }).click()
    await expect(page).toHaveURL(`${address}?sort=partner`)
    await page.reload()
    await expect(below.getByRole('columnheader', { name: 'Referral', exact: true })).toHaveAttribute('aria-sort', 'ascending')
    const names = await below.getByRole('rowheader').evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent ?? ''))
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
    await below.getByRole('row').nth(1).click()
    const path = page.getByRole('navigation', { name: 'Path' })
    await expect(path.getByText(names[0]!)).toHaveAttribute('aria-current', 'page')
    await path.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)

    await page.goto(`${structure}/nobody-1`)
    await expect(page.getByRole('heading', { name: 'This referral isn’t on your team' })).toBeVisible()
    await page.getByRole('link', { name: 'All referrals' }).click()
    await expect(page).toHaveURL(structure)
  },
)
