import { sliceTexts } from '@starnest/contract/text/texts'

/** Kinds of devices that trust a certificate each in their own way, as the page lists them. */
export const DEVICE_KINDS = [
  'apple',
  'android',
  'windows',
  'mac',
  'linux',
  'firefox',
  'tv',
] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** The trust page in every language. The steps of a kind of device stand one to a line. */
export const trustTexts = sliceTexts({
  en: {
    title: 'Welcome to Starnest',
    lead: 'Your family’s cinema runs on a computer in this home. Set this device up once to trust it; after that it opens without a warning.',
    open: 'Open Starnest',
    openHint:
      'Does the browser warn you? Then this device does not trust your home yet: follow the steps below first.',
    why: 'The certificate below belongs to your home alone. It can vouch for addresses of your home network, and for nothing else on the internet.',
    compare:
      'Compare this fingerprint with the one in the window where Starnest was started. If they are the same, the certificate is really yours.',
    download: 'Download the certificate',
    downloadApple: 'Download for iPhone, iPad and Mac',
    'name.apple': 'iPhone and iPad',
    'steps.apple': [
      'Open this page in Safari, tap “Download for iPhone, iPad and Mac” and allow it.',
      'Open Settings, tap “Profile Downloaded” at the top, then Install.',
      'In Settings, General, About, Certificate Trust Settings, turn on “Starnest at home”.',
    ].join('\n'),
    'name.android': 'Android',
    'steps.android': [
      'Tap “Download the certificate”.',
      'Open Settings and search for “CA certificate” (under Security, Encryption & credentials, Install a certificate).',
      'Choose “Install anyway” and the file starnest-home.crt.',
    ].join('\n'),
    'name.windows': 'Windows',
    'steps.windows': [
      'Download the certificate and open it; choose “Install Certificate…”, then “Current User”.',
      'Choose “Place all certificates in the following store”, Browse, “Trusted Root Certification Authorities”.',
      'Finish, answer Yes, and start the browser again.',
    ].join('\n'),
    'name.mac': 'Mac',
    'steps.mac': [
      'Download the certificate and open it: Keychain Access takes it into the keychain “login”.',
      'Open “Starnest at home” there, unfold Trust, and choose “Always Trust”.',
      'Close the window and enter your password.',
    ].join('\n'),
    'name.linux': 'Linux',
    'steps.linux': [
      'Chrome and Chromium: Settings, Privacy and security, Security, Manage certificates, Authorities, Import; choose the downloaded file and trust it for websites.',
      'For other programs, on Debian and Ubuntu: sudo cp starnest-home.crt /usr/local/share/ca-certificates/ && sudo update-ca-certificates',
    ].join('\n'),
    'name.firefox': 'Firefox, on any computer',
    'steps.firefox': [
      'Firefox may keep a list of its own. Open Settings, Privacy & Security, Certificates, View Certificates.',
      'Under Authorities choose Import, the downloaded file, and “Trust this CA to identify websites”.',
    ].join('\n'),
    'name.tv': 'TVs and consoles',
    'steps.tv': [
      'Most of them cannot install a certificate. Open the address of Starnest in the TV’s browser; at the warning choose Advanced or Details, then continue.',
      'The connection stays encrypted. Only the proof that it is your computer is missing: do this at home only.',
    ].join('\n'),
  },
  es: {
    title: 'Te damos la bienvenida a Starnest',
    lead: 'El cine de tu familia funciona en un ordenador de esta casa. Configura este dispositivo una vez para que confíe en él; después se abre sin avisos.',
    open: 'Abrir Starnest',
    openHint:
      '¿El navegador te avisa? Entonces este dispositivo aún no confía en tu casa: sigue antes los pasos de abajo.',
    why: 'El certificado de abajo es solo de tu casa. Vale para direcciones de tu red doméstica y para nada más de internet.',
    compare:
      'Compara esta huella con la que aparece en la ventana donde se puso en marcha Starnest. Si son iguales, el certificado es de verdad el tuyo.',
    download: 'Descargar el certificado',
    downloadApple: 'Descargar para iPhone, iPad y Mac',
    'name.apple': 'iPhone y iPad',
    'steps.apple': [
      'Abre esta página en Safari, toca «Descargar para iPhone, iPad y Mac» y permítelo.',
      'Abre Ajustes, toca «Perfil descargado» arriba y después Instalar.',
      'En Ajustes, General, Información, Ajustes de certificados, activa «Starnest at home».',
    ].join('\n'),
    'name.android': 'Android',
    'steps.android': [
      'Toca «Descargar el certificado».',
      'Abre Ajustes y busca «certificado de CA» (en Seguridad, Cifrado y credenciales, Instalar un certificado).',
      'Elige «Instalar de todas formas» y el archivo starnest-home.crt.',
    ].join('\n'),
    'name.windows': 'Windows',
    'steps.windows': [
      'Descarga el certificado y ábrelo; elige «Instalar certificado…» y después «Usuario actual».',
      'Elige «Colocar todos los certificados en el siguiente almacén», Examinar, «Entidades de certificación raíz de confianza».',
      'Termina, responde Sí y vuelve a abrir el navegador.',
    ].join('\n'),
    'name.mac': 'Mac',
    'steps.mac': [
      'Descarga el certificado y ábrelo: Acceso a Llaveros lo guarda en el llavero «inicio de sesión».',
      'Abre allí «Starnest at home», despliega Confiar y elige «Confiar siempre».',
      'Cierra la ventana y escribe tu contraseña.',
    ].join('\n'),
    'name.linux': 'Linux',
    'steps.linux': [
      'Chrome y Chromium: Configuración, Privacidad y seguridad, Seguridad, Gestionar certificados, Autoridades, Importar; elige el archivo descargado y confía en él para sitios web.',
      'Para otros programas, en Debian y Ubuntu: sudo cp starnest-home.crt /usr/local/share/ca-certificates/ && sudo update-ca-certificates',
    ].join('\n'),
    'name.firefox': 'Firefox, en cualquier ordenador',
    'steps.firefox': [
      'Firefox puede tener su propia lista. Abre Ajustes, Privacidad y seguridad, Certificados, Ver certificados.',
      'En Autoridades elige Importar, el archivo descargado y «Confiar en esta CA para identificar sitios web».',
    ].join('\n'),
    'name.tv': 'Televisores y consolas',
    'steps.tv': [
      'La mayoría no permite instalar un certificado. Abre la dirección de Starnest en el navegador del televisor; ante el aviso elige Avanzado o Detalles y continúa.',
      'La conexión sigue cifrada. Solo falta la prueba de que es tu ordenador: hazlo únicamente en casa.',
    ].join('\n'),
  },
  fr: {
    title: 'Bienvenue dans Starnest',
    lead: 'Le cinéma de votre famille tourne sur un ordinateur de cette maison. Réglez une fois cet appareil pour qu’il lui fasse confiance ; ensuite, il s’ouvre sans avertissement.',
    open: 'Ouvrir Starnest',
    openHint:
      'Le navigateur vous avertit ? Alors cet appareil ne fait pas encore confiance à votre maison : suivez d’abord les étapes ci-dessous.',
    why: 'Le certificat ci-dessous n’appartient qu’à votre maison. Il ne vaut que pour des adresses de votre réseau domestique, et pour rien d’autre sur internet.',
    compare:
      'Comparez cette empreinte avec celle de la fenêtre où Starnest a été démarré. Si elles sont identiques, le certificat est vraiment le vôtre.',
    download: 'Télécharger le certificat',
    downloadApple: 'Télécharger pour iPhone, iPad et Mac',
    'name.apple': 'iPhone et iPad',
    'steps.apple': [
      'Ouvrez cette page dans Safari, touchez « Télécharger pour iPhone, iPad et Mac » et autorisez.',
      'Ouvrez Réglages, touchez « Profil téléchargé » en haut, puis Installer.',
      'Dans Réglages, Général, Informations, Réglages des certificats, activez « Starnest at home ».',
    ].join('\n'),
    'name.android': 'Android',
    'steps.android': [
      'Touchez « Télécharger le certificat ».',
      'Ouvrez les Paramètres et cherchez « certificat CA » (sous Sécurité, Chiffrement et identifiants, Installer un certificat).',
      'Choisissez « Installer quand même » et le fichier starnest-home.crt.',
    ].join('\n'),
    'name.windows': 'Windows',
    'steps.windows': [
      'Téléchargez le certificat et ouvrez-le ; choisissez « Installer un certificat… », puis « Utilisateur actuel ».',
      'Choisissez « Placer tous les certificats dans le magasin suivant », Parcourir, « Autorités de certification racines de confiance ».',
      'Terminez, répondez Oui et relancez le navigateur.',
    ].join('\n'),
    'name.mac': 'Mac',
    'steps.mac': [
      'Téléchargez le certificat et ouvrez-le : Trousseaux d’accès le range dans le trousseau « session ».',
      'Ouvrez-y « Starnest at home », dépliez Se fier et choisissez « Toujours approuver ».',
      'Fermez la fenêtre et entrez votre mot de passe.',
    ].join('\n'),
    'name.linux': 'Linux',
    'steps.linux': [
      'Chrome et Chromium : Paramètres, Confidentialité et sécurité, Sécurité, Gérer les certificats, Autorités, Importer ; choisissez le fichier téléchargé et faites-lui confiance pour les sites web.',
      'Pour les autres programmes, sous Debian et Ubuntu : sudo cp starnest-home.crt /usr/local/share/ca-certificates/ && sudo update-ca-certificates',
    ].join('\n'),
    'name.firefox': 'Firefox, sur tout ordinateur',
    'steps.firefox': [
      'Firefox peut avoir sa propre liste. Ouvrez Paramètres, Vie privée et sécurité, Certificats, Afficher les certificats.',
      'Sous Autorités, choisissez Importer, le fichier téléchargé et « Confirmer cette AC pour identifier des sites web ».',
    ].join('\n'),
    'name.tv': 'Téléviseurs et consoles',
    'steps.tv': [
      'La plupart ne permettent pas d’installer un certificat. Ouvrez l’adresse de Starnest dans le navigateur du téléviseur ; à l’avertissement, choisissez Avancé ou Détails, puis continuez.',
      'La connexion reste chiffrée. Il manque seulement la preuve que c’est votre ordinateur : ne le faites qu’à la maison.',
    ].join('\n'),
  },
})
