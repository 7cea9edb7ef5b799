using SerBench.Model.DataSets.AccessLog;
using SerBench.Model.DataSets.MediaContents;
using SerBench.Model.DataSets.Meshes;
using SerBench.Model.DataSets.Minecraft;
using SerBench.Model.DataSets.Mk48;

// The published data sets are plain data as well.
[assembly: GenerateBinarizer(typeof(LogList))]
[assembly: GenerateBinarizer(typeof(MediaContent))]
[assembly: GenerateBinarizer(typeof(Mesh))]
[assembly: GenerateBinarizer(typeof(PlayerList))]
[assembly: GenerateBinarizer(typeof(UpdateList))]
