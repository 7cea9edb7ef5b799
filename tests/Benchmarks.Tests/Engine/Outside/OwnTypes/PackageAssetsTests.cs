namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The packages of a class library lie beside it only after publishing. Before that, its .deps.json says where they are.
public sealed class PackageAssetsTests : WithFolder
{
    private const string List = """
        {
          "runtimeTarget": { "name": ".NETCoreApp,Version=v10.0" },
          "targets": {
            ".NETCoreApp,Version=v10.0": {
              "Shop/1.0.0": { "runtime": { "Shop.dll": {} } },
              "Money/2.1.0": { "runtime": { "lib/net8.0/Money.Core.dll": { "assemblyVersion": "2.0.0.0" } } },
              "Gone/1.0.0": { "runtime": { "lib/net8.0/Gone.dll": {} } }
            }
          },
          "libraries": {
            "Shop/1.0.0": { "type": "project" },
            "Money/2.1.0": { "type": "package", "path": "money/2.1.0" },
            "Gone/1.0.0": { "type": "package", "path": "gone/1.0.0" }
          }
        }
        """;

    [Fact]
    public void An_asset_is_found_where_its_package_was_restored()
    {
        string asset = Path.Combine(_folder.File("packages"), "money/2.1.0", "lib/net8.0/Money.Core.dll");
        Directory.CreateDirectory(Path.GetDirectoryName(asset)!);
        File.WriteAllText(asset, "");

        PackageAssets assets = Read(List);

        Assert.Equal(asset, assets.Find("Money.Core"));
        Assert.Null(assets.Find("Gone"));
        Assert.Null(assets.Find("Shop"));
        Assert.Null(assets.Find("Other"));
    }

    [Theory]
    [InlineData("")]
    [InlineData("{")]
    [InlineData("""{"targets":{},"targets":{}}""")]
    [InlineData("[1]")]
    [InlineData("""{"runtimeTarget":{"name":7}}""")]
    [InlineData("""{"runtimeTarget":{"name":"a"},"targets":{"a":{"b":{"runtime":{"c.dll":{}}}}},"libraries":{"b":{"path":[]}}}""")]
    public void A_list_of_another_kind_names_nothing(string list)
    {
        Directory.CreateDirectory(_folder.File("packages"));
        _folder.Write("packages/c.dll", "");

        Assert.Null(Read(list).Find("c"));
    }

    [Fact]
    public void No_list_names_nothing()
    {
        Assert.Null(PackageAssets.Of(_folder.File("Alone.dll"), _folder.File("packages")).Find("Alone"));
    }

    private PackageAssets Read(string list)
    {
        _folder.Write("Shop.deps.json", list);
        return PackageAssets.Of(_folder.File("Shop.dll"), _folder.File("packages"));
    }
}
