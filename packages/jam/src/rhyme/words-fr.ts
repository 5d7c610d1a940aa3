/** Common French words that a child may rap, in small letters. */
export const FRENCH_WORDS: readonly string[] = `
chanson maison raison saison garçon leçon glaçon façon poisson maçon ballon bonbon mouton bouton
avion camion lion ourson papillon tourbillon chaton moisson dragon wagon violon melon salon mont
pont rond bon non mon ton son nom prénom horizon émotion attention station imagination
récréation invitation question passion mission soleil réveil sommeil pareil conseil merveille
oreille abeille bouteille corbeille groseille vieille veille fille famille vanille chenille
coquille bille quille brille pastille myrtille nuit pluie bruit fruit minuit suis puis lui huit
biscuit circuit lune dune prune plume brume costume allume volume une brune commune fortune mer
fer hiver cher hier terre verre frère père mère lumière rivière prière manière derrière première
dernière sorcière barrière clair éclair air paire faire plaire anniversaire extraordinaire
rêve trêve élève lève grève fève crêpe amour jour toujours tour cour four tambour bonjour retour
détour carrefour autour court lourd sourd chat rat plat drap éclat combat là voilà déjà papa
chocolat climat pas bas tas bras repas bateau gâteau château cadeau chapeau oiseau drapeau
rideau manteau couteau morceau tableau beau nouveau eau peau bureau traîneau agneau vélo moto
photo piano stylo métro héros numéro zéro mot dos gros trop tôt pot chaud haut faux animaux
journaux chevaux tuyau noyau danse chance enfance vacances distance balance avance confiance
silence patience absence enfant vent moment dent blanc grand temps printemps argent content
éléphant géant chant champ maman avant devant pendant vraiment lentement doucement maintenant
seulement rapidement comment restaurant aimant diamant volcan ruban océan roman écran cadran
matin copain main pain demain chemin lapin jardin sapin dauphin requin poussin dessin coussin
train bain grain malin coquin câlin moulin raisin cousin voisin magasin fin rien bien chien mien
tien sien gardien magicien musicien comédien italien indien plein frein serein rein loin coin
point soin moins musique magique fantastique comique unique logique panique classique pratique
boutique gymnastique belle elle celle hirondelle échelle coccinelle ficelle nouvelle gamelle
poubelle dentelle appelle ciel miel sel quel réel naturel tel hôtel étoile voile toile poil roi
moi toi bois trois voix noix doigt froid toit droit loi foi pourquoi parfois fois choix chinois
joie soie oie proie vie amie pie magie bougie mélodie comédie souris riz ami midi nid lit petit
esprit samedi mardi jeudi lundi vendredi merci ici aussi demi fini parti pays tapis paradis
favori génie fée année idée journée matinée soirée poupée fusée épée dictée purée cheminée
araignée poignée jouer chanter danser sauter rêver voler parler écouter regarder aimer donner
marcher manger nager gagner raconter dessiner dîner goûter boulanger jardinier panier escalier
pompier papier cahier premier dernier février janvier rocher berger clocher danger étranger
léger été clé nez blé pré thé café bébé côté beauté santé liberté amitié moitié pitié pied forêt
secret projet objet bouquet jouet ballet poulet robinet bonnet sifflet cabinet paquet navet
muguet lait mais jamais vrai frais palais mai balai quai geai français anglais fleur cœur peur
sœur chaleur couleur bonheur heure douceur rêveur chanteur danseur joueur voyageur docteur
moteur facteur professeur meilleur valeur odeur hauteur feu jeu bleu deux yeux mieux vieux
cheveux heureux joyeux lieu adieu milieu peu nœud monsieur merveilleux courageux précieux
curieux délicieux amoureux école rigole colle drôle rôle parole folle boussole bol sol vol
rossignol parasol feuille écureuil fauteuil seuil fromage image nuage plage page village voyage
visage orage courage ménage nage partage garage sage message étage mariage rose chose pause
cause ose pose dose orange ange mange range échange mélange louange losange tigre livre vivre
ivre suivre libre fibre sucre ogre campagne montagne châtaigne gagne baigne peigne ligne cygne
vigne signe reine pleine peine baleine fontaine semaine laine plaine graine haleine capitaine
chaîne tête fête bête tempête conquête enquête quête fenêtre être prêtre lettre mettre mètre
maître planète trompette chouette cachette fourchette bicyclette assiette raquette noisette
galette cette miette omelette rire dire lire écrire sourire cire tire empire navire soupir désir
plaisir saphir finir partir dormir courir venir tenir sortir offrir découvrir souvenir avenir or
trésor fort sort port bord nord corps encore dehors alors aurore flore sonore pomme homme comme
somme gomme tome atome arôme fantôme dôme porte sorte forte carotte botte note flotte grotte
hotte pilote compote roue joue boue moue loup cou fou genou hibou bijou caillou chou partout
surtout tout goût coup beaucoup doux roux nous vous hiboux rouge bouge rue vue tortue grue
inconnue venue avenue lu vu su menu début tissu perdu dodu pointu bus plus jus statue voiture
nature peinture aventure confiture ceinture couture lecture écriture culture mur sur dur pur
futur azur sûr mûr boule poule foule moule roule coule houle balle salle malle cheval bal mal
animal journal cristal carnaval festival local final canal glace place trace face grimace espace
audace surface race classe chasse tasse masse passe terrasse table sable capable aimable fable
étable cartable érable arbre marbre sabre valise cerise surprise bise brise grise chemise église
devise frise vitesse princesse tendresse tristesse promesse adresse caresse jeunesse sagesse
maîtresse richesse déesse paresse lampe rampe crampe jambe tente plante pente chante enchante
soixante contente patiente
`
  .trim()
  .split(/\s+/)
