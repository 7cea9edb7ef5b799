using SerBench.Engine.Outside;
using SerBench.Engine.Outside.OwnTypes;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

public sealed class TypeSourcesTests : WithFolder
{
    // The generator of System.Text.Json fails in a project whose types refer to the assemblies of the runtime itself.
    [Fact]
    public void A_project_can_refer_to_types_that_are_compiled_here()
    {
        string source = _folder.Write(
            "Parcel.cs", "public class Parcel { public Guid Id { get; set; } public List<string> Notes { get; set; } = []; }");

        Assembly types = ForeignAssembly.Load(TypeSources.Compile([source]).Single());

        Assert.DoesNotContain("System.Private.CoreLib", types.GetReferencedAssemblies().Select(needed => needed.Name));
    }
}
