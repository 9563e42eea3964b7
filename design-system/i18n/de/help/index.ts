import type { NamespaceHelpTranslation } from '../../i18n-types'

const de_help = {
  title: 'Hilfe',
  lead: 'Fragen und Antworten zum Cabinet. Suchen Sie, oder gehen Sie die Themen durch.',
  search: 'Antworten durchsuchen',
  found: '{count|integer} {{count:Antwort|Antworten}}',
  none: 'Nichts gefunden zu „{query}“',
  noneText: 'Versuchen Sie ein anderes Wort, oder fragen Sie im Chat.',
  noneTextContact: 'Versuchen Sie ein anderes Wort, oder schreiben Sie uns.',
  noneTextNoChat: 'Versuchen Sie ein anderes Wort, oder gehen Sie die Themen durch.',
  all: 'Alle Fragen zeigen',
  chatTitle: 'Keine Antwort dabei?',
  chatText: 'Schreiben Sie uns. Wir sehen Ihre Frage und Ihre Sprache, nie Ihr Passwort.',
  chat: 'Chat öffnen',
  contactText: 'Schreiben Sie uns in Ihrer Sprache. Senden Sie nie ein Passwort oder einen Code.',
  contact: 'Uns schreiben',
  chatElsewhereTitle: 'Wo Sie uns schreiben',
  chatElsewhereText: 'Der Chat ist auf der öffentlichen Hilfeseite offen, mit Ihrer Frage und Ihrer Sprache, nie mit Ihrem Passwort.',
  chatElsewhere: 'Hilfe mit Chat öffnen',
  topics: {
    account: 'Konto und Anmeldung',
    money: 'Einzahlen und auszahlen',
    wallets: 'Adressen und vertraute Wallets',
    uta: 'UTA',
    referral: 'Partnerprogramm',
    insurance: 'Versicherung',
  },
  questions: {
    verify: {
      question: 'Wie bestätige ich mein Konto?',
      answer:
        'Öffnen Sie die Verifizierung und bestätigen Sie Telegram über den Bot. Danach öffnet sich das Cabinet sofort. E-Mail und Telefon sind freiwillig und helfen, den Zugang wiederherzustellen.',
    },
    password: {
      question: 'Ich habe mein Passwort vergessen',
      answer:
        'Fordern Sie auf der Anmeldeseite einen Link an. Er gilt 60 Minuten und für eine Änderung. Die Antwort ist für bekannte und unbekannte Adressen gleich, damit niemand erfährt, wer ein Konto hat.',
    },
    twoFactor: {
      question: 'Wie schalte ich die Zwei-Faktor-Anmeldung ein?',
      answer:
        'Öffnen Sie Profil, dann Sicherheit. Scannen Sie den QR-Code mit einer Authenticator-App, geben Sie die sechs Ziffern ein und bewahren Sie die acht Wiederherstellungscodes sicher auf.',
    },
    lostDevice: {
      question: 'Mein Gerät mit den Codes ist weg',
      answer:
        'Melden Sie sich mit einem Wiederherstellungscode statt der sechs Ziffern an. Jeder gilt einmal. Richten Sie danach die Zwei-Faktor-Anmeldung auf dem neuen Gerät ein; dabei entstehen auch neue Codes.',
    },
    network: {
      question: 'Welches Netz ist das richtige?',
      answer:
        'BNB Smart Chain mit dem Standard BEP-20. Dieselbe Adresse gibt es auch in anderen Netzen, und was dorthin geht, kommt nicht an. Vergleichen Sie das Netz vor dem Senden.',
    },
    refill: {
      question: 'Wie zahle ich ein?',
      answer:
        'Öffnen Sie Guthaben, wählen Sie Einzahlen und kopieren Sie Ihre persönliche Adresse oder scannen Sie den QR-Code. Senden Sie zuerst einen kleinen Betrag. Er erscheint im Guthaben, sobald das Netz ihn bestätigt hat.',
    },
    withdraw: {
      question: 'Wie zahle ich aus?',
      answer:
        'Öffnen Sie Guthaben und wählen Sie Auszahlen. Geben Sie Betrag und BEP-20-Adresse ein oder wählen Sie eine vertraute Wallet, und vergleichen Sie die Adresse mit Ihrer eigenen. Ein sechsstelliger Code bestätigt alles; vorher verlässt nichts Ihr Konto.',
    },
    blocked: {
      question: 'Warum sind Auszahlungen ausgesetzt?',
      answer:
        'Nach manchen Änderungen, die die Sicherheit betreffen, sind Auszahlungen eine Zeit lang ausgesetzt. Die Seite nennt Tag und Uhrzeit, ab wann sie wieder möglich sind. Einzahlungen und alles andere gehen weiter.',
    },
    fee: {
      question: 'Womit zahle ich die Gebühr?',
      answer:
        'Mit USDT oder MATU, wie Sie möchten. Eine Gebühr in MATU ist um den Rabatt niedriger, der daneben steht. Gebühr und Nettobetrag sehen Sie vor der Bestätigung.',
    },
    trusted: {
      question: 'Was ist eine vertraute Wallet?',
      answer:
        'Eine Adresse, die Sie per Code bestätigt und benannt haben. Sie braucht ein bestätigtes Telegram und die Zwei-Faktor-Anmeldung. Beim Auszahlen wählen Sie sie aus der Liste und tippen nichts ab. Ist „Nur vertrauenswürdige Wallets“ eingeschaltet, gehen Auszahlungen nirgendwo sonst hin.',
    },
    coin: {
      question: 'Was ist die runde Zeichnung neben einer Adresse?',
      answer:
        'Zwanzig Striche, die aus der ganzen Adresse entstehen. Zwei Adressen mit gleichem Anfang und Ende sehen verschieden aus, so fällt eine vertauschte auf. Sie ist eine Hilfe: Vergleichen Sie auch die Zeichen.',
    },
    uta: {
      question: 'Was ist UTA?',
      answer:
        'Ein Abo für den Handel. Sie wählen einen Plan, übergeben einen Betrag in USDT, und UTA handelt damit. Jeder Trade zeigt Einstieg, Ausstieg, Gebühr und Ergebnis, auch die mit Verlust.',
    },
    polling: {
      question: 'Eine UTA-Einzahlung zeigt „Noch keine Antwort“',
      answer:
        'Wir fragen bis zu 20 Mal nach dem Ergebnis, alle zwei Sekunden. Dauert es länger, kann die Einzahlung noch durchgehen. Nichts wird doppelt gebucht: Sehen Sie in den Transaktionen nach oder prüfen Sie erneut.',
    },
    results: {
      question: 'Garantiert UTA ein Ergebnis?',
      answer:
        'Nein. Ein Monat kann unter null enden, und frühere Ergebnisse sagen künftige nicht voraus. Darum hat der Rechner eine Skala unter null.',
    },
    rank: {
      question: 'Wie entsteht mein Rang?',
      answer:
        'Aus zwei Bedingungen: Ihrem eigenen Guthaben und dem Volumen Ihrer Struktur. Beide zählen, die niedrigere bestimmt den Rang. Die Partnerseite zeigt, wie viel noch fehlt.',
    },
    invite: {
      question: 'Wie lade ich jemanden ein?',
      answer:
        'Kopieren Sie Ihren persönlichen Link auf der Partnerseite oder zeigen Sie seinen QR-Code. Wer sich darüber registriert, wird Ihr Partner.',
    },
    insurance: {
      question: 'Wie sehe ich, ob ich versichert bin?',
      answer:
        'Öffnen Sie Versicherung im Bereich UTA. Eine Police ist aktiv oder gestoppt; ihre Karte zeigt den Zeitraum und was sie deckt.',
    },
    contacts: {
      question: 'Wie ändere ich E-Mail oder Telefon?',
      answer:
        'Öffnen Sie das Profil und dort die Kontakte. An die neue Adresse oder Nummer geht ein Code; bis er eingegeben ist, gilt die bisherige.',
    },
    arrived: {
      question: 'Meine Einzahlung ist nicht angekommen',
      answer:
        'Zuerst bestätigt sie das Netzwerk; bis dahin steht sie mit der Zahl der Bestätigungen unter den Transaktionen. Fehlt sie dort, vergleichen Sie Netzwerk und Adresse mit der Einzahlungsseite und halten Sie den Hash bereit.',
    },
    takeOut: {
      question: 'Wie hole ich Geld aus UTA?',
      answer:
        'Öffnen Sie UTA und wählen Sie die Auszahlung. Der gesperrte Teil bleibt bis zu seinem Datum. Der Betrag kommt in USDT auf Ihr Guthaben, abzüglich der gezeigten Gebühr.',
    },
    bonus: {
      question: 'Wie nutze ich das Bonuskonto?',
      answer:
        'Boni kommen dort mit ihren Bedingungen an: Umsatz und Datum. Was frei ist, lässt sich in Token tauschen, zum gezeigten Kurs, der für den Tausch gehalten wird.',
    },
    promo: {
      question: 'Wie funktioniert die Sommeraktion?',
      answer:
        'Vier Schritte folgen aufeinander, und jeder bringt MATU auf das Bonuskonto, sobald er erledigt ist. Ihr Stand zeigt, was erledigt ist und wie lange die Saison noch geht.',
    },
    claim: {
      question: 'Wie melde ich einen Verlust?',
      answer:
        'Melden Sie den Fall, nennen Sie den Zeitraum und warten Sie die Antwort ab; die Trades dieses Zeitraums werden mit Ihrer Police verglichen. Die Bedingungen sagen, bis wann Sie melden und was nicht gedeckt ist.',
    },
  },
} satisfies NamespaceHelpTranslation

export default de_help
