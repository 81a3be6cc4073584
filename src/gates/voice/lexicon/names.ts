import { WordClass as C, type WordList } from "./classes.ts";

/**
 * First names that open a sentence about a person. No list is whole: a capitalised stranger counts
 * as a person too when it does what only a person does. Names that are also tools or common words
 * (Jenkins, Ruby, Mark, Will) are left out.
 */
export const NAMES: readonly WordList[] = [
  {
    classes: C.name,
    words: `aaron abdul abigail adam adrian agnes ahmed aisha akira alan albert alberto alejandra
      alejandro alessandro alex alexander alexandra alexis ali alice alicia alina alison amanda amara
      amelia amina amir amit amy ana anastasia anders andrea andreas andrei andrew andy angela anika
      anil anita anja anke ann anna anne annika anthony antje antonio anya arjun arthur astrid ayesha
      barbara beatrice ben benjamin bernd bernard beth bettina bianca bill birgit bjorn bob brian
      bruno camila carl carla carlos carmen carol caroline catherine cathy cecilia celine charles
      charlotte chen chidi chinedu chloe chris christian christina christine christoph christopher
      claire clara claudia colin connor cristina daniel daniela danielle darius dave david deborah
      deepa denis denise diana diego dieter dimitri dmitri dominik donna dorothy doug edward
      eduardo eleanor elena elias elif elisa elizabeth ella ellen emil emily emma enrique eric erika
      erik esther ethan eva eve evelyn fatima felipe felix fernanda fernando fiona florian francesca
      francesco francisco frank franz frida friedrich fritz gabriel gabriela gary georg george georgia
      gerald gerd giovanni giulia giuseppe gonzalo greg greta guido gustavo hannah hans harold harry
      hassan heather heike helen helena helga henrik henry hiroshi holger hugo ibrahim igor ikram ines
      ingrid irene irina isaac isabel isabella ivan ivana jack jacob james jamal jan jane janet janine
      jasmin jason javier jean jeff jennifer jens jeremy jessica jim joanna joao joe joel johan johanna
      johannes john johnny jonas jonathan jorge jose josef joseph joshua juan judith julia julian
      juliana julie jürgen kamal karen karin karl karsten kate katharina katherine kathrin kathy katja
      katrin keiko keith kelly ken kenji kevin khalid kim kira klara klaus kofi konrad kristina kumar
      kwame laila lars laura lauren laurent lea leila lena leo leon leonard lerato lewis liam lina
      linda lisa liu lorenzo louis louise luca lucas lucia luis luisa lukas magdalena maja malik
      manfred manuel marc marcel marcia marco marcus margaret maria mariana marie marina mario marion
      marlene marta martha martin martina mary mateo matteo matthew matthias mei melanie melissa
      michael michele michelle miguel mike milan mina mira miriam mohamed mohammed monica monika
      mustafa nadia naomi natalia natalie natasha nathan neha nia nick nicole niels nikolai nils nina
      noah nora norbert olaf oleg olga oliver olivia omar oscar otto pablo paola patricia patrick paul
      paula paulo pavel pedro peter petra philip philipp pierre priya quentin rachel rafael rahul raj
      rajesh ralf ramona raquel ravi rebecca renate ricardo richard rita robert roberto robin rodrigo
      roger roland rosa rosie ruth ryan sabine sally sam samantha samir samuel sandra sanjay santiago
      sara sarah sascha sean sebastian sergei sergio shirley silke silvia simon simone sofia sonja
      sophia sophie stefan stefanie stella stephan stephen steve steven sunita susan susanne suzanne
      sven svetlana sylvia tamara tanja tanya tariq tatiana teresa thandi theo theresa thomas tim timo
      tobias tom tomas tony torsten tracy ulrich ulrike ursula uwe valentina vanessa vera veronika
      victor victoria vijay viktor vikram vincent virginia vladimir walter wei werner wiebke wilhelm
      william wolfgang xavier yasmin yuki yusuf yvonne zainab zoe ngozi okafor adaeze tunde folasade
      siobhan niamh aoife piotr agnieszka katarzyna tomasz zofia milena dragan goran jovana mehmet
      ayse fatma dana beatriz priyanka malik jorunn nkechi oyelaran wilhelmina tomek ewa magda marek
      pawel krzysztof jakub wojciech dorota halina renske anneke femke joost jeroen sanne maarten pieter joris bram
      lotte marit ingvild solveig sigrid astri torbjørn håkon bjørn søren mette kirsten jørgen lærke freja
      annika linnea maja elin malin göran åke juha timo aino eero päivi saskia anouk élodie aurélie benoît
      mathilde camille thibault guillaume océane amélie gaëlle yannick léa chloé zoé inès hélène cécile
      françois gérard rené andré jérôme sébastien stéphane lucía sofía josé jesús maría iván andrés
      concepción pilar rocío nuria joaquín ignacio gonçalo joão tiago rui inês lurdes vasco chiara
      federica matteo niccolò ilaria elisabetta giorgio massimo stefania ludovica deborah meera anjali
      divya sanjana arun suresh ramesh lakshmi nisha pooja vikas sandeep gaurav manish farah noura yasmine
      karim youssef samira layla tarek hamza bilal usman ayesha zara mei-ling xiuying haruka yumi sakura
      takeshi naoko ji-woo thuy linh nguyen minh oluwaseun chiamaka emeka ifeoma kwabena abena amadou
      fatou aminata thabo sipho nomsa zanele ekaterina dmitry nikita oksana taras bohdan olena iryna
      miloš jelena vesna zoran mirela ioana bogdan raluca gabor zsuzsa laszlo eszter agnes katalin
      deirdre eoin ciara rhys gwen morag hamish callum isla poppy freya harriet imogen rupert nigel
      clive trevor geoff hazel doreen maureen sheila brenda debbie jodie kayleigh tyler brandon ashley
      brittany megan kyle trevon latoya darnell keisha farid nasrin parisa reza min-jun jisoo haruto`,
  },
];
