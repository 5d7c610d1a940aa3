import { type LanguageCommands, lines } from '../language.ts'

/** Talk with the host that wants no film. French. */
export const talk: LanguageCommands['intents'] = [
  [
    'start_party',
    lines(`
    comment (je|on) (fais|fait|peux|peut) (pour)? (regarder|voir) (un film|des films|{that})? avec <friends>
  `),
  ],
  [
    'choose',
    lines(`
    (non)? (non)? pas (le|la|celui)? {position} (mais|non|plutôt)? (le|la|celui) {position}
  `),
  ],
  [
    'no',
    lines(`
    (non|nan)? (ne|n)? {that} (démarre|lance|mets|ouvre|joue|ajoute|enlève|lis|commence|démarrez|lancez|mettez) (pas|surtout pas)
    (non|nan)? pas {that}
    (non|nan) (autre chose|pas lui|pas celui-là|un autre)
    (j|je|on) (aime|aimerais|préfère|préférerais|aimerait) (mieux|autant)? (pas|ne pas)
    pas (maintenant|tout de suite|ce soir|aujourd hui|là|pour l instant|pour le moment) {rest}?
    (peut-être)? (plus tard|une autre fois|un autre jour|demain) (peut-être)?
    (je|on) (crois|pense) (pas|que non)
      non? (ne)? (le|la|l|les)? (fais|mets|lance|fait) (pas|surtout pas) ({that})?
    (non|nan|non non|non non non|non merci|pas maintenant|surtout pas|jamais|annule|annuler|annulez|nenni|pas question|absolument pas)
    (laisse tomber|laisse|oublie|oublie ça|tant pis|pas la peine|rien|c est bon laisse|pas vraiment|laissez tomber|oubliez|non laisse|peu importe|pas tout de suite|pas encore|bof)
    (ne)? (le|la|les|l|me le|nous le)? (mets|lance|joue|ouvre|ajoute|fais|démarre|mettez|lancez|veux|voulons|regarde|passe|faites|ajoutez) (pas|surtout pas) ({that}|ça)? (non)?
    (je|on|nous) (ne)? (le|la|l)? (veux|veut|voulons|voulais) (pas|plus) ({that}|ça|de celui-là|le voir|la voir|voir {that})?
    (j ai|on a) changé d avis
    (non|nan) (annule|laisse|merci|pas {rest}|plutôt {rest}|c est {rest}|je {rest}|finalement {rest}|surtout pas|on {rest})
    (pas) (celui-là|celui-ci|ça|celle-là|celle-ci|ce film|lui)
    (finalement|en fait) non
    (plutôt pas|vaut mieux pas)
  `),
  ],
  [
    'yes',
    lines(`
    (oui|ouais|ok|allez|bon|d accord) (alors|faisons ça|on fait ça|celui-là|pourquoi pas|d accord)
    (faisons ça|on fait ça|faisons comme ça|allons-y|on y va)
    (mmh|mhm|mm|hm hm|mouais|yes|yep|oué|voui|wi) (oui)?
    (ce|ça) serait (super|génial|bien|parfait|cool|chouette|top|sympa|gentil)
    (je|on) (crois|pense|suppose|dirais|espère) que oui
    (oui|ouais)? avec (grand)? plaisir
    (oui|ouais|ouaip|ok|okay|d accord|bien sûr|vas-y|volontiers|parfait|avec plaisir|allez-y|absolument|évidemment|carrément|oui oui|allez|mais oui|ben oui)
    (oui|ouais|ok|d accord|allez) (s il te plaît|s il vous plaît|stp|svp|vas-y|fais-le|bien sûr|merci|ajoute-le|lance|je veux bien|c est bon|allez-y|parfait|go|d accord|volontiers|mets-le)
    (ça me va|c est (bon|ça|parfait|bien|d accord)|exact|exactement|pourquoi pas|bonne idée|super|ça marche|fais-le|faites|je veux bien|on veut bien|tout à fait|entendu|génial)
    (oui|ouais) (c est {rest}|je {rest}|celui-là|ça|lui|on {rest})
    (correct|certain|mets-en|entendu|ça roule|banco|go)
  `),
  ],
  [
    'thanks',
    lines(`
    (c est|c était|tu es|vous êtes) (très|vraiment|trop|bien|super|si)? (gentil|sympa|aimable|adorable|mignon|chic) (de (ta|votre) part|à toi|de vous)?
    (un grand|mille)? merci (beaucoup|bien|leo|léo|mille fois|pour {rest}|à toi|encore|infiniment|mon ami|d avance|tellement|tout plein|bcp|bien leo)?
    (je te|je vous|on te) remercie (beaucoup|pour {rest})?
    (tu es|t es|vous êtes) (le meilleur|génial|super|gentil|trop gentil|un amour|formidable|adorable|trop fort|trop cool|sympa|très gentil|un chef|le plus fort|bien aimable|le roi {rest}|fin|trop mignon|aimable|bon|cool)
    (bravo|bien joué|beau travail|bon travail|c était (super|génial|bien|très bien|cool|top|parfait)|je t aime (bien|leo|fort|beaucoup)?|c est (gentil|très gentil|sympa|super gentil|adorable))
    (ça|tu) m (a|as) (bien|beaucoup)? aidé
  `),
  ],
  [
    'goodbye',
    lines(`
    (aller)? (dormir|au lit|se coucher|me coucher|nous coucher|au dodo) (maintenant|là)?
    (on|je) (va|vais|doit|dois) (aller)? (dormir|au lit|se coucher|me coucher|au dodo) (maintenant|là)?
    (au revoir|salut leo à {rest}|bonne nuit|à demain|à bientôt|à plus|à plus tard|ciao|bye|bonne soirée|à la prochaine|adieu|bye bye|à tout à l heure|tchao|a plus|à la revoyure|dodo)
    (au revoir|bonne nuit|à demain|à bientôt|à plus|ciao|bye|bonne soirée|salut|bonsoir) (leo|léo|mon ami|à demain|tout le monde|à plus|petit lion|dors bien|bonne nuit|à bientôt|et {rest}|à la prochaine)
    (je|on|nous) (vais|va|allons|pars|part|file|filons|monte|m en vais|s en va) (me coucher|nous coucher|se coucher|dormir|au lit|au dodo|y aller|maintenant)?
    (c est tout|c est bon|ce sera tout) (pour (aujourd hui|ce soir|maintenant|l instant|nous|moi))?
    (dors|dormez) bien
    (fais|faites) (de)? (beaux)? rêves
    il faut (que j aille|qu on aille|aller) (au lit|dormir|au dodo)
  `),
  ],
  [
    'greet',
    lines(`
    (bonjour|salut|coucou|hello|bonsoir) (leo|le lion|mon ami)? (ça va|comment ça va|comment vas-tu|comment allez-vous|tu vas bien|quoi de neuf|la forme) (bien|aujourd hui|leo|toi)?
    (bonjour|salut|coucou|hello|bonsoir|hé|hey|yo|allô|bien le bonjour|rebonjour|re|salutations|hola|wesh|kikou|salut salut)
    (bonjour|salut|coucou|hello|bonsoir|hey|yo|allô) (leo|léo|mon ami|petit lion|toi|à toi|l ami|c est {rest}|le lion|ça va|mon lion|tout le monde|comment {rest})
    (comment (ça va|vas-tu|allez-vous|tu vas|va|ça roule|vous allez)|ça va|tu vas bien|ça gaze|ça roule|comment tu te sens) (toi|leo|aujourd hui|bien|ce soir)?
    (tu es|t es|es-tu) (là|réveillé|encore là)
    (enchanté|ravi) (de te {rest}|de faire {rest})?
  `),
  ],
  [
    'who_are_you',
    lines(`
    (t|tu) es (quel|quelle) (animal|bête|robot|sorte de {rest})
    (y a|il y a|est-ce qu il y a) quelqu un (là|là-dedans|dedans|de vrai|ici|derrière)?
    (à|avec) qui (je|est-ce que je|on|ai-je) (parle|suis|cause|discute) {rest}?
    (tu es|t es|vous êtes) (qui|quoi) (exactement|au juste|en fait|toi|en vrai)?
    (t|tu) (habites|vis|dors|viens) (où|d où)
    (qui|tu|t) (es|est|êtes|es-tu|êtes-vous) (tu|vous|qui|toi)? (exactement|au juste|en fait|leo|toi)?
    (qui|c est qui|qu est-ce que c est) (est|est-ce)? (leo|léo|ce lion|toi)
    (comment|c est quoi|quel est) (tu t appelles|t appelles-tu|vous appelez-vous|ton nom|ton prénom|tu te nommes|vous vous appelez|est ton nom)
    (tu es|es-tu|t es|est-ce que tu es|êtes-vous|vous êtes) (un|une|vraiment un|un vrai|une vraie|vraiment)? (lion|robot|personne|humain|ordinateur|machine|vrai|réel|intelligence artificielle|ia|astronaute|animal|garçon|fille|vrai lion|vraie personne|vivant|monsieur)
    (tu as quel âge|quel âge as-tu|quel âge tu as|quel âge avez-vous|d où viens-tu|tu viens d où|où habites-tu|tu habites où|où est-ce que tu habites|tu vis où|où vis-tu)
    (parle-moi|parle-nous|raconte-moi|dis-moi) (de toi|qui tu es|quelque chose sur toi|comment tu t appelles)
    (qui|c est qui qui) (t a|vous a) (fait|créé|inventé|fabriqué|construit|programmé)
    (tu dors|tu manges|tu rêves) {rest}?
    (as-tu|tu as|t as) (une|un|des|la|parfois|la nuit)? (maman|papa|famille|amis|frères|crinière|copains|maison|copine|queue|dodo|rêves) {rest}?
    présente-toi
  `),
  ],
  [
    'joke',
    lines(`
    (fais-moi|fais-nous|faites-nous|me faire|nous faire) (rire|rigoler) avec (une|des) (blague|blagues|devinette|devinettes)
    (raconte|raconte-moi|raconte-nous|dis|dis-moi|dis-nous|tu connais|connais-tu|fais|fais-moi|fais-nous|tu as|as-tu|raconter|donne|donne-moi|sors|sors-nous|racontez|racontez-moi|racontez-nous|me raconter|nous raconter|t as|tu sais|conte-nous|conte-moi|vous connaissez|connaissez-vous) (une|encore une|la|ta meilleure|des|quelques|un|encore|d autres)? (petite|bonne|autre)? (blague|blagues|devinette|plaisanterie|vanne|joke) (drôle|de {rest}|sur {rest}|pour {rest}|encore|nulle|courte|rigolote)?
    (une|encore une|une autre|des)? (petite|bonne)? (blague|blagues|devinette) (drôle|de {rest}|sur {rest}|encore)?
    (fais-moi|fais-nous|fais moi|faites-moi|faites-nous|me faire|nous faire) (rire|rigoler)
    (dis|raconte|dis-moi|raconte-moi|dis-nous|raconte-nous) (quelque chose|un truc) (de)? (drôle|rigolo|marrant)
  `),
  ],
  [
    'story',
    lines(`
    (raconte|raconte-moi|raconte-nous|lis|lis-moi|lis-nous|tu connais|connais-tu|invente|raconter|dis-moi|racontez|racontez-moi|racontez-nous|me raconter|nous raconter|tu as|as-tu|conte-moi|conte-nous|me lire|nous lire|entendre|écouter|t as|invente-moi|invente-nous|fais-moi|vous connaissez) (une|encore une|la|une autre|un|l)? (petite|petit|belle|courte|autre|jolie|bonne)? (histoire|conte|histoires|récit|fable) (du soir|de {rest}|sur {rest}|pour {rest}|avant {rest}|courte|avec {rest}|d {rest}|douce|encore|qui {rest})?
    (une|encore une|une autre|un)? (petite|petit|belle|courte|jolie)? (histoire|conte) (du soir|pour {rest}|courte|avant {rest}|de {rest}|encore)?
  `),
  ],
  [
    'help',
    lines(`
    (j ai|on a|j aurais|on aurait) besoin d (un coup de main|aide|un peu d aide) {rest}?
    (aide|aide-moi|aidez-moi|au secours|à l aide|j ai besoin d aide|aide-nous|on a besoin d aide|de l aide|besoin d aide|un coup de main|aidez-nous|besoin d un coup de main)
    (que|qu est-ce que|qu|tu|quoi|c est quoi|quelles choses) (sais-tu|peux-tu|tu sais|tu peux|peut-on|on peut|je peux|puis-je|est-ce que tu peux|est-ce que je peux|tu sais faire|peux|sais|vous savez|vous pouvez|savez-vous|pouvez-vous|je dois|je pourrais) (tu)? (faire|demander|dire|te demander|te dire|faire ici|faire quoi|vous demander|comprendre) (d autre|pour moi|pour nous|exactement|quoi|ici|au juste|leo|comme choses|avec toi|comme {rest})?
    (tu (sais|peux) faire quoi|à quoi tu sers|à quoi sers-tu|tu sers à quoi|ça sert à quoi|qu est-ce que tu comprends)
    comment (ça marche|ça fonctionne|on fait|fait-on|je fais|tu marches|on utilise {rest}|utiliser {rest}|marche {rest}|fonctionne {rest}|est-ce que {rest}|ça s utilise|on se sert {rest}|faire|te parler|on te parle|je te parle|je m en sers|on s en sert) (ici|ça|cette {rest}|avec {rest}|leo|ce {rest}|pour {rest}|le {rest}|la {rest})?
    (je|on) (ne)? (comprends|comprend|m y retrouve) (pas|rien) (comment {rest}|ce que {rest})?
    (je|on) (ne)? (sais|sait) pas (comment {rest}|quoi (faire|dire|demander|te dire|te demander)|ce que {rest})
    (je|on) (peux|peut|dois|pourrais|pourrait) (te|vous)? (demander|dire|faire|poser) (quoi|quelles questions|quelles choses) {rest}?
    (qu est-ce que|que|quoi) (je|on) (peux|peut|dois|pourrait) (te|vous) (demander|dire) {rest}?
    (explique|explique-moi|montre-moi|dis-moi|expliquez-moi|expliquez-nous) (comment {rest}|ce que tu {rest}|ce que je {rest}|ce que vous {rest})
    (je suis|on est) (perdu*|coincé*)
    (donne|donne-moi|donne-nous) (des|un|quelques) (exemples|exemple|idées de questions)
  `),
  ],
]
