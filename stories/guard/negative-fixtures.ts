/** The condition under which a fault shows; `wide` is the default. */
export type Light = 'wide' | 'dark' | 'narrow' | 'spaced' | 'forced'

export interface AccessibilityFault {
  name: string
  html: string
  /** The axe rule or the check in .storybook/checks.ts that must find it; absent: none of ours can, with the reason. */
  by?: string
  blind?: string
  under?: Light
  /** What HTML alone cannot express. Returns a function that reverts it. */
  plant?: (host: HTMLElement) => () => void
}

const onDocument =
  (change: (page: Document) => () => void) =>
  (host: HTMLElement): (() => void) =>
    change(host.ownerDocument)

const paper = 'background:#fff;color:#111;padding:8px'

/** 49 deliberate faults, one at a time. Faults that are not found are listed too, so that the checks are not overestimated. */
export const accessibilityFaults: readonly AccessibilityFault[] = [
  // Names
  { name: 'picture without a text', html: '<img src="data:," />', by: 'image-alt' },
  { name: 'picture named by its file', html: '<img src="data:," alt="chart-7.png" />', by: 'file-name-alt' },
  { name: 'drawing without a name', html: '<svg role="img" width="9" height="9"></svg>', by: 'svg-img-alt' },
  { name: 'field without a label', html: '<input type="text" />', by: 'label' },
  { name: 'label that is only a placeholder', html: '<input type="text" placeholder="Amount" />', by: 'placeholder-label' },
  { name: 'choice without a label', html: '<select><option>1</option></select>', by: 'select-name' },
  { name: 'button without a name', html: '<button type="button"><svg width="9" height="9"></svg></button>', by: 'button-name' },
  { name: 'link without a name', html: '<a href="#x"><img src="data:," alt="" /></a>', by: 'link-name' },
  {
    name: 'name that leaves out what is read',
    html: '<button type="button" aria-label="Go on">Withdraw all</button>',
    by: 'name-mismatch',
  },
  { name: 'frame without a title', html: '<iframe srcdoc="x"></iframe>', by: 'frame-title' },
  {
    name: 'error that its field does not name',
    html: '<label>Amount <input aria-invalid="true" /></label><p>Too much</p>',
    by: 'unlinked-error',
  },
  {
    name: 'field without a keyboard hint',
    html: '<label>Amount <input type="text" autocomplete="off" enterkeyhint="done" /></label>',
    by: 'keyboard',
  },
  { name: 'label for a field that is not there', html: '<label for="nowhere">Amount</label>', by: 'broken-reference' },
  {
    name: 'name taken from an element that is not there',
    html: '<div role="group" aria-labelledby="gone">x</div>',
    by: 'broken-reference',
  },
  { name: 'one id twice', html: '<p id="twice">a</p><p id="twice">b</p>', by: 'duplicate-id' },
  { name: 'wrong purpose of a field', html: '<label>Name <input autocomplete="nickle" /></label>', by: 'autocomplete-valid' },
  // Roles
  { name: 'role that does not exist', html: '<div role="buton">x</div>', by: 'aria-roles' },
  { name: 'attribute that does not exist', html: '<div aria-lable="x">x</div>', by: 'aria-valid-attr' },
  { name: 'attribute that the role does not have', html: '<p aria-checked="true">x</p>', by: 'aria-allowed-attr' },
  { name: 'checkbox without its state', html: '<div role="checkbox" tabindex="0" aria-label="Agree"></div>', by: 'aria-required-attr' },
  { name: 'tab outside of tabs', html: '<div><div role="option" tabindex="0">One</div></div>', by: 'aria-required-parent' },
  { name: 'hidden and yet focused', html: '<div aria-hidden="true"><button type="button">Send</button></div>', by: 'aria-hidden-focus' },
  { name: 'button in a link', html: '<a href="#x">Open <button type="button">Copy</button></a>', by: 'nested' },
  // Structure
  { name: 'a level of headings left out', html: '<h2>One</h2><h5>Two</h5>', by: 'heading-order' },
  { name: 'list of what is no item', html: '<ul><div>One</div></ul>', by: 'list' },
  { name: 'terms that are not in pairs', html: '<dl><p>One</p></dl>', by: 'definition-list' },
  {
    name: 'header that belongs to no cells',
    html: '<table><tr><td headers="no">1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>',
    by: 'td-headers-attr',
  },
  { name: 'words in a language that does not exist', html: '<p lang="xx-zz-nothing">Hola</p>', by: 'valid-lang' },
  {
    name: 'page in another language than declared',
    html: '<p>x</p>',
    by: 'document',
    plant: onDocument((page) => {
      const { lang } = page.documentElement
      page.documentElement.lang = 'ru'
      return () => void (page.documentElement.lang = lang)
    }),
  },
  {
    name: 'page without a title',
    html: '<p>x</p>',
    by: 'document',
    plant: onDocument((page) => {
      const { title } = page
      page.title = ''
      return () => void (page.title = title)
    }),
  },
  {
    name: 'page that cannot be made larger',
    html: '<p>x</p>',
    by: 'document',
    plant: onDocument((page) => {
      const meta = page.createElement('meta')
      meta.name = 'viewport'
      meta.content = 'width=device-width, user-scalable=no'
      page.head.prepend(meta)
      return () => meta.remove()
    }),
  },
  // Colour
  { name: 'grey on white', html: `<p style="${paper};color:#aaa">Available</p>`, by: 'color-contrast' },
  {
    name: 'dim in the dark alone',
    html: '<style>.dim{background:#fff;color:#111}[data-theme="dark"] .dim{background:#111;color:#333}</style><p class="dim">Available</p>',
    by: 'color-contrast',
    under: 'dark',
  },
  {
    name: 'link recognisable only by colour',
    html: `<p style="${paper}">See <a href="#x" style="color:#333;text-decoration:none">the terms</a> first.</p>`,
    by: 'link-in-text-block',
  },
  {
    name: 'choice recognisable only by background',
    html: '<style>.one{background:#ddd;color:#111;border:0}.one[aria-pressed="true"]{background:#07c;color:#fff}</style><div><button type="button" class="one" aria-pressed="true">Day</button><button type="button" class="one" aria-pressed="false">Week</button></div>',
    by: 'same-when-forced',
    under: 'forced',
  },
  {
    name: 'placeholder too pale',
    html: `<style>.pale::placeholder{color:#ddd}</style><label style="${paper}">Amount <input class="pale" placeholder="0.00" inputmode="decimal" enterkeyhint="done" autocomplete="off" /></label>`,
    blind: 'axe does not measure placeholders',
  },
  {
    name: 'loss recognisable only by red',
    html: `<p style="${paper};color:#b00020">120.00</p>`,
    blind: 'only a person can judge what a colour means',
  },
  // Keyboard
  {
    name: 'targets too small',
    html: '<style>.dot{display:inline-block;width:9px;height:9px;font-size:6px;overflow:hidden}</style><a class="dot" href="#a">1</a><a class="dot" href="#b">2</a><a class="dot" href="#c">3</a>',
    by: 'target-size',
  },
  { name: 'order of Tab by numbers', html: '<button type="button" tabindex="3">Send</button>', by: 'tabindex' },
  {
    name: 'order of Tab against what is seen',
    html: '<div style="display:flex;flex-direction:row-reverse"><button type="button">Back</button><button type="button">Next</button></div>',
    by: 'focus-order',
  },
  {
    name: 'focus that is not shown',
    html: '<style>.flat:focus{outline:none}</style><button type="button" class="flat">Send</button>',
    by: 'focus-unseen',
  },
  { name: 'button for the mouse only', html: '<div style="cursor:pointer">Send all of it</div>', by: 'unreachable' },
  {
    name: 'focus that cannot leave',
    html: '<button type="button">Send</button>',
    by: 'focus-trap',
    plant(host) {
      host.firstElementChild?.addEventListener('keydown', (event) => event.preventDefault())
      return () => {}
    },
  },
  // Space and motion
  { name: 'wider than a phone', html: '<div style="width:380px;height:9px"></div>', by: 'overflow', under: 'narrow' },
  {
    name: 'line that is cut when text is spaced',
    html: '<p style="width:130px;white-space:nowrap;overflow:hidden;font:16px sans-serif">Total worth today</p>',
    by: 'cut-text',
    under: 'spaced',
  },
  {
    name: 'movement that nothing stops',
    html: '<style>@keyframes turn{to{transform:rotate(1turn)}}.turn{width:9px;height:9px;animation:turn 1s infinite linear !important}</style><div class="turn"></div>',
    by: 'moving',
  },
  {
    name: 'region that speaks all the time',
    html: '<p aria-live="polite">1</p>',
    by: 'chatter',
    plant(host) {
      let said = 0
      const timer = setInterval(() => host.firstElementChild?.replaceChildren(String((said += 1))), 4)
      return () => clearInterval(timer)
    },
  },
  { name: 'interruption while nothing has happened', html: '<div role="alert">Welcome back</div>', by: 'loud' },
  {
    name: 'link that is meaningless on its own',
    html: '<a href="#x">click here</a>',
    blind: 'only a person can judge whether a text is clear',
  },
]
