using System.Runtime.CompilerServices;
using SerBench.Model;

namespace SerBench.Serializers.Trees.Columnar;

/// <summary>Nodes that wait within a frame. As a local variable it costs no write barriers.</summary>
[InlineArray(ColumnarLayout.MaxPending)]
internal struct PendingNodes
{
    private TreeNode? _first;
}
