import type { NamespaceLegalTranslation } from '../../i18n-types'

const de_legal = {
  counting: {
    name: 'Besuchszählung',
    text: 'Dürfen wir zählen, welche Seiten besucht werden? Der Zähler erfährt die Art der Seite und nichts von Konto, Beträgen oder Eingaben.',
    allow: 'Besuche zählen',
    refuse: 'Nicht zählen',
  },
  close: 'Text schließen',
  termsOfUse: {
    title: 'Nutzungsbedingungen',
    account: {
      title: 'Ihr Konto',
      text: 'Sie eröffnen ein Konto für sich selbst, mit wahren Angaben, und geben Passwort, Codes und Gerät nicht weiter. Was damit bestätigt wird, gilt als Ihre Handlung. Sie können das Konto jederzeit schließen, sobald es leer ist.',
    },
    service: {
      title: 'Was das Cabinet tut',
      text: 'Das Cabinet führt Guthaben von Token auf der BNB Smart Chain, führt Einzahlungen, Auszahlungen und Tausche aus, die Sie beauftragen, und bietet das UTA-Handelsabonnement, ein Partnerprogramm und eine Versicherung zu deren eigenen Bedingungen. Preis und Gebühr stehen vor jeder Bestätigung da.',
    },
    risk: {
      title: 'Risiko',
      text: 'Token können an Wert verlieren. UTA handelt, und ein Monat kann unter null enden; frühere Ergebnisse sagen künftige nicht voraus. Niemand berät Sie hier. Setzen Sie nur Geld ein, das Sie entbehren können.',
    },
    chain: {
      title: 'Überweisungen',
      text: 'Eine Überweisung im Netzwerk lässt sich nicht zurückholen. Prüfen Sie Netzwerk und Adresse vor der Bestätigung. Nach Änderungen, die die Sicherheit betreffen, können Auszahlungen eine Zeit lang ruhen; das Cabinet zeigt, bis wann.',
    },
    end: {
      title: 'Missbrauch und Änderungen',
      text: 'Wer fremde Konten nutzt, Geld wäscht oder den Dienst angreift, wird ausgeschlossen; mit seinem Guthaben wird nach dem Gesetz verfahren. Änderungen dieser Bedingungen kündigt das Cabinet an, bevor sie gelten. Verbraucherrechte Ihres Landes bleiben unberührt.',
    },
  },
  privacyNotice: {
    title: 'Datenschutzhinweise',
    data: {
      title: 'Was gespeichert wird',
      text: 'Name, E-Mail, Telefon und Telegram-Name, wenn Sie sie angeben, die Sprache, Ihre Vorgänge mit Adressen und Zeiten sowie die Zeiten Ihrer Anmeldungen. Das Passwort wird nur so gespeichert, dass es sich nicht auslesen lässt.',
    },
    use: {
      title: 'Wozu',
      text: 'Um auszuführen, was Sie beauftragen, das Konto zu schützen, Ihnen zu antworten und Pflichten zu erfüllen, die das Gesetz Gelddiensten auferlegt. Die Daten werden nicht verkauft und dienen keiner fremden Werbung.',
    },
    others: {
      title: 'Wer sie sieht',
      text: 'Überweisungen sind im Netzwerk mit Adresse und Betrag öffentlich. Google, Chat und Besuchszähler erhalten das Nötige nur dort, wo sie eingeschaltet sind und Sie sie nutzen. Behörden erhalten, was das Gesetz verlangt.',
    },
    time: {
      title: 'Wie lange',
      text: 'Solange das Konto besteht, und danach so lange, wie das Gesetz die Aufbewahrung bei Gelddiensten verlangt. Sprache und Darstellung stehen in Cookies auf Ihrem Gerät.',
    },
    rights: {
      title: 'Ihre Rechte',
      text: 'Sie können erfahren, was über Sie gespeichert ist, es berichtigen, mitnehmen oder löschen lassen, soweit keine Pflicht entgegensteht, und sich bei der Datenschutzbehörde Ihres Landes beschweren.',
      write: 'Auf der Hilfeseite steht, wo Sie uns schreiben können.',
    },
  },
} satisfies NamespaceLegalTranslation

export default de_legal
